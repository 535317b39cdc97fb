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

/** What others may know of whose move it is, and since when: not who of those that draft at once has handed in, nor when somebody did anything unseen. */
const ASKED_OPENLY: Step = {
  name: 'asked openly',
  statements: [
    "ALTER TABLE tables ADD COLUMN asked_openly TEXT NOT NULL DEFAULT '[]'",
    'ALTER TABLE tables ADD COLUMN turned BIGINT NOT NULL DEFAULT 0',
    'UPDATE tables SET asked_openly = asked, turned = changed',
  ],
};

export const STEPS: readonly Step[] = [PEOPLE, TABLES, ASKED_OPENLY];
