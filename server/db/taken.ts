/** Whether a statement failed because what should be unique is there already; the two databases have codes of their own for it. */
const TAKEN: readonly unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

export const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && TAKEN.includes(error.code);
