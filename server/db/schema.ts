/** What the database holds, step by step. A step that has gone out is never changed: what comes later is a step of its own. */

export interface Step {
  readonly name: string;
  readonly statements: readonly string[];
}

/** Times are milliseconds since 1970, truths 0 or 1, lists and records JSON text. */
const PEOPLE: Step = {
  name: 'people',
  statements: [
    // A guest has neither name_key nor password. A person who was deleted keeps the row, without a name, for the games of others.
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      name_key TEXT UNIQUE,
      password TEXT,
      made BIGINT NOT NULL,
      gone INTEGER NOT NULL DEFAULT 0
    )`,
    // The token itself is known to the browser alone.
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      made BIGINT NOT NULL,
      used BIGINT NOT NULL
    )`,
    'CREATE INDEX sessions_of ON sessions (person)',
  ],
};

const TABLES: Step = {
  name: 'tables',
  statements: [
    // `mark` is how many acts there are: whoever adds one says behind which. `asked` names the sides that are waited for.
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules INTEGER NOT NULL,
      setup TEXT NOT NULL,
      secret TEXT NOT NULL,
      stage TEXT NOT NULL,
      is_listed INTEGER NOT NULL,
      host TEXT NOT NULL REFERENCES people (id),
      mark BIGINT NOT NULL,
      asked TEXT NOT NULL,
      ending TEXT,
      made BIGINT NOT NULL,
      changed BIGINT NOT NULL
    )`,
    'CREATE INDEX tables_listed ON tables (stage, is_listed, changed)',
    // `person` or `bot`, or neither while the seat is free. `number` is what whoever took it has added to the dice.
    `CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables (id),
      side TEXT NOT NULL,
      person TEXT REFERENCES people (id),
      bot TEXT,
      number TEXT,
      PRIMARY KEY (table_id, side)
    )`,
    'CREATE INDEX seats_of ON seats (person)',
    // One order for all processes: two acts of one table cannot have one place. A ticket is taken once.
    `CREATE TABLE acts (
      table_id TEXT NOT NULL REFERENCES tables (id),
      place BIGINT NOT NULL,
      act TEXT NOT NULL,
      hash TEXT NOT NULL,
      ticket TEXT,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, place)
    )`,
    'CREATE UNIQUE INDEX acts_by_ticket ON acts (table_id, ticket)',
  ],
};

/** What concerns those at a table and not its game: how long they may think, what they say, and what of it others may notice. */
const COMPANY: Step = {
  name: 'company',
  statements: [
    `ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{"kind":"none"}'`,
    // When the last sat down; and when somebody's time is over, where a clock runs that ends the game by itself.
    'ALTER TABLE tables ADD COLUMN begun BIGINT',
    'ALTER TABLE tables ADD COLUMN due BIGINT',
    // The sides that anybody may know to be waited for; how much an onlooker has noticed, and since when: `changed` and `asked` tell more.
    "ALTER TABLE tables ADD COLUMN awaited TEXT NOT NULL DEFAULT '[]'",
    'ALTER TABLE tables ADD COLUMN moment BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE tables ADD COLUMN noticed BIGINT NOT NULL DEFAULT 0',
    // The table at which the same people play again.
    'ALTER TABLE tables ADD COLUMN rematch TEXT',
    'ALTER TABLE tables ADD COLUMN lines BIGINT NOT NULL DEFAULT 0',
    "UPDATE tables SET noticed = changed, begun = CASE WHEN stage = 'gathering' THEN NULL ELSE made END",
    'CREATE INDEX tables_due ON tables (due)',
    // Without a person it was the house that said it.
    `CREATE TABLE said (
      table_id TEXT NOT NULL REFERENCES tables (id),
      place BIGINT NOT NULL,
      person TEXT REFERENCES people (id),
      words TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, place)
    )`,
    // Days off, in which no move of theirs falls due.
    `CREATE TABLE leaves (
      person TEXT NOT NULL REFERENCES people (id),
      begins BIGINT NOT NULL,
      ends BIGINT NOT NULL,
      PRIMARY KEY (person, begins)
    )`,
  ],
};

const NOTICES: Step = {
  name: 'notices',
  statements: [
    // Who was asked before the last act: whoever stores one learns from it who is asked anew.
    "ALTER TABLE tables ADD COLUMN was_asked TEXT NOT NULL DEFAULT '[]'",
    // Whom a game waits for, since which act and when; the row goes when he has answered.
    `CREATE TABLE calls (
      table_id TEXT NOT NULL REFERENCES tables (id),
      side TEXT NOT NULL,
      mark BIGINT NOT NULL,
      at BIGINT NOT NULL,
      is_told INTEGER NOT NULL,
      PRIMARY KEY (table_id, side)
    )`,
    'CREATE INDEX calls_waiting ON calls (is_told, at)',
    // How somebody wants to be told: of one table, or of all of his.
    `CREATE TABLE ways (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      kind TEXT NOT NULL,
      address TEXT NOT NULL,
      keys TEXT NOT NULL,
      table_id TEXT REFERENCES tables (id),
      is_confirmed INTEGER NOT NULL,
      made BIGINT NOT NULL
    )`,
    'CREATE INDEX ways_of ON ways (person)',
    'CREATE INDEX ways_about ON ways (table_id)',
    `CREATE TABLE quiet (
      person TEXT NOT NULL REFERENCES people (id),
      table_id TEXT NOT NULL REFERENCES tables (id),
      PRIMARY KEY (person, table_id)
    )`,
    // What is still to be sent: of a question of a game, or in words of its own.
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY,
      way TEXT NOT NULL REFERENCES ways (id),
      table_id TEXT,
      side TEXT,
      mark BIGINT,
      words TEXT,
      tries INTEGER NOT NULL,
      due BIGINT NOT NULL
    )`,
    'CREATE INDEX notices_due ON notices (due)',
  ],
};

const PASSKEYS: Step = {
  name: 'passkeys',
  statements: [
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      name TEXT NOT NULL,
      algorithm INTEGER NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      made BIGINT NOT NULL,
      used BIGINT NOT NULL
    )`,
    'CREATE INDEX passkeys_of ON passkeys (person)',
    `CREATE TABLE challenges (
      hash TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      until BIGINT NOT NULL
    )`,
  ],
};

const SIMULATIONS: Step = {
  name: 'simulations',
  statements: [
    // The counts are those of the first `played` games; `spent` is how many milliseconds they took.
    `CREATE TABLE simulations (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      plan TEXT NOT NULL,
      games INTEGER NOT NULL,
      played INTEGER NOT NULL,
      spent BIGINT NOT NULL,
      tally TEXT NOT NULL,
      made BIGINT NOT NULL
    )`,
    'CREATE INDEX simulations_of ON simulations (person)',
  ],
};

const PROPOSALS: Step = {
  name: 'proposals',
  statements: [
    // The sides that have to answer what another has proposed, now and before the last act.
    "ALTER TABLE tables ADD COLUMN wished TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE tables ADD COLUMN was_wished TEXT NOT NULL DEFAULT '[]'",
    // As `calls`, of those sides: somebody may have to move and to answer at the same time.
    `CREATE TABLE wishes (
      table_id TEXT NOT NULL REFERENCES tables (id),
      side TEXT NOT NULL,
      mark BIGINT NOT NULL,
      at BIGINT NOT NULL,
      is_told INTEGER NOT NULL,
      PRIMARY KEY (table_id, side)
    )`,
    'CREATE INDEX wishes_waiting ON wishes (is_told, at)',
    // Of which of the two a notice is.
    "ALTER TABLE notices ADD COLUMN about TEXT NOT NULL DEFAULT 'calls'",
  ],
};

const SNAPSHOTS: Step = {
  name: 'snapshots',
  statements: [
    // How a table stood after the act at `place`, for whoever need not play all of them again: a cache, as secret as the acts. `mark` says
    // which program can read it, `print` whether it is whole.
    `CREATE TABLE snapshots (
      table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      place BIGINT NOT NULL,
      rules INTEGER NOT NULL,
      mark TEXT NOT NULL,
      print TEXT NOT NULL,
      kept TEXT NOT NULL
    )`,
  ],
};

const PACKS: Step = {
  name: 'packs',
  statements: [
    // Figures of somebody's own are long: whoever lists tables leaves them where they are, and finds here what they call scenario and sides.
    'ALTER TABLE tables ADD COLUMN pack TEXT',
    'ALTER TABLE tables ADD COLUMN names TEXT',
  ],
};

export const STEPS: readonly Step[] = [PEOPLE, TABLES, COMPANY, NOTICES, PASSKEYS, SIMULATIONS, PROPOSALS, SNAPSHOTS, PACKS];

/** What can be made again out of the rest, and is in no backup. */
export const CACHES: readonly string[] = ['snapshots'];
