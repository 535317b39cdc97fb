/** A chance as people read it. What can happen is never called 0%, nor what can fail 100%. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return 'under 1%';
  if (chance > 0.99) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}
