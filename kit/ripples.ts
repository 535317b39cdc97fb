/** Small waves below a horizon, in four rows that grow towards the viewer. */
export const ripples = (horizon: number): string =>
  Array.from({ length: 44 }, (_, i) => {
    const row = i % 4;
    const y = horizon + 26 + row * 11;
    const x = ((i * 397) % 1020) - 20;
    return `M${x} ${y}q${7 + row} ${-2.2 - row * 0.3} ${14 + row * 2} 0t${14 + row * 2} 0`;
  }).join('');
