import { expect, test } from 'vitest';
import { fieldsOn, ownerOn, portOf, portsIn } from '../data/ports.ts';
import { theatreOf } from '../data/theatres.ts';

const sea = theatreOf('north-sea');

test('ports by id and by zone', () => {
  expect(portOf(sea, 'scapa-flow')).toMatchObject({ name: 'Scapa Flow', zone: 'F2', size: 'major', guns: 6 });
  expect(portsIn(sea, 'O13').map(({ id }) => id)).toEqual(['wilhelmshaven', 'bremerhaven', 'cuxhaven']);
  expect(() => portOf(sea, 'atlantis')).toThrow('The North Sea has no port atlantis');
});

test('Ostend is German from 15 October 1914, Dalny Japanese from 30 May 1904', () => {
  const [ostend, dalny] = [portOf(sea, 'ostend'), portOf(theatreOf('far-east'), 'dalny')];
  expect([ownerOn(ostend, '1914-10-14'), ownerOn(ostend, '1914-10-15')]).toEqual(['british', 'german']);
  expect([ownerOn(dalny, '1904-05-29'), ownerOn(dalny, '1904-08-12')]).toEqual(['russian', 'japanese']);
  expect(ownerOn(portOf(sea, 'harwich'), '1914-08-04')).toBe('british');
});

test('works ashore: none at Scarborough, two dice at Hartlepool, eight at the Dardanelles', () => {
  const med = theatreOf('mediterranean');
  expect([portOf(sea, 'scarborough'), portOf(sea, 'hartlepool'), portOf(med, 'dardanelles')].map(({ guns }) => guns)).toEqual([0, 2, 8]);
});

test('mines lie from the day they were laid', () => {
  expect(fieldsOn(sea, '1914-08-25').map(({ id }) => id)).toEqual(['southwold', 'jade']);
  expect(fieldsOn(sea, '1914-08-26').map(({ id }) => id)).toEqual(['southwold', 'tyne', 'outer-dowsing', 'jade']);
});

test('the first mines of the outer Bight give way to the dense field of 1917', () => {
  const arc = (date: string) => fieldsOn(sea, date).flatMap(({ id }) => (id.startsWith('bight') ? [id] : []));
  expect([arc('1916-05-30'), arc('1917-01-15')]).toEqual([['bight-arc'], ['bight-arc-1917']]);
});
