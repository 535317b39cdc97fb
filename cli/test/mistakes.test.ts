import { expect, test } from 'vitest';
import { lineAhead } from './io.ts';

const MISTAKES: readonly (readonly [string, RegExp])[] = [
  ['fight', /there is no program 'fight'; there is games, play/],
  ['sim', /name a game: first-strike/],
  ['sim jutland', /there is no game 'jutland'/],
  ['play jutland', /there is no game 'jutland'/],
  ['odds jutland', /there is no game 'jutland'/],
  ['rules jutland', /there is no game 'jutland'/],
  ['bench --scenario campaign', /name the game whose scenario is meant/],
  ['bench nine-navies --scenario jutland', /no scenario 'jutland'; it has 1915, campaign/],
  ['bench jutland', /there is no game 'jutland'/],
  ['sim first-strike --scenario dogger-bank', /no scenario 'dogger-bank'; it has cuxhaven/],
  ['play first-strike --scenario dogger-bank', /no scenario 'dogger-bank'/],
  ['sim first-strike --option moon=full', /no option 'moon'; it has spread/],
  ['sim first-strike --option spread=wide', /option 'spread' cannot be 'wide'; it can be two-hits, any-hit/],
  ['play first-strike --option spread=wide', /option 'spread' cannot be 'wide'/],
  ['sim first-strike --option spread', /given as id=value, not 'spread'/],
  ['sim first-strike --option spread=any-hit --option spread=two-hits', /given twice/],
  ['sim first-strike --speed 9', /unknown flag '--speed'; there is --games/],
  ['sim first-strike -x', /unknown flag '-x'/],
  ['sim first-strike --games', /flag '--games' needs a value/],
  ['sim first-strike --games --json', /flag '--games' needs a value/],
  ['sim first-strike --games 0', /--games must be a whole number from 1/],
  ['sim first-strike --games 1e3', /--games must be a whole number/],
  ['sim first-strike --workers 1.5', /--workers must be a whole number/],
  ['sim first-strike --bots admiral', /no bot 'admiral'; it has random, captain/],
  ['sim first-strike --bots captain,random', /2 bots are named, but First Strike! has 1 side/],
  ['sim first-strike now', /'now' is one argument too many/],
  ['odds first-strike luck', /no check 'luck'; 'line-ahead odds first-strike' lists what it has/],
  ['play first-strike --side german', /no side 'german'; it has british/],
  ['play --resume /nowhere/game.json', /cannot read \/nowhere\/game.json: there is no such file/],
  ['play nine-navies --pack /nowhere/pack.json', /cannot read \/nowhere\/pack.json: there is no such file/],
  ['replay', /name the file/],
  ['verify', /name the file/],
  ['report', /name the file that holds the record/],
  ['rerun', /name the files or folders/],
  ['rerun /nowhere', /cannot read \/nowhere: there is no such file or folder/],
  ['verify /nowhere/game.json', /there is no such file/],
  ['serve --port eighty', /--port must be a whole number from 0 to 65535/],
  ['serve --port 65536', /--port must be a whole number/],
  ['rules first-strike zeppelin-in-the-moon', /has nothing on/],
];

test.each(MISTAKES)('%s', async (line, words) => {
  const { code, out, err } = await lineAhead(line.split(' '));
  expect(err).toMatch(words);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('a port in the environment that is none', async () => {
  const { code, err } = await lineAhead(['serve'], { env: { PORT: 'harbour' } });
  expect(code).toBe(2);
  expect(err).toMatch(/PORT must be a whole number/);
});
