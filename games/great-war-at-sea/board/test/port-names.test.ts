import { expect, test } from 'vitest';
import { roomOfName } from '../../../../kit/beside-marks.ts';
import { chartOf, fetchChart } from '../charts.ts';
import { LANDMARK, landmarkNames } from '../port-names.ts';

await fetchChart('north-sea');

test('the name of a landmark steps aside for a counter, and is left out where there is no other room', () => {
  const { landmarks } = chartOf('north-sea');
  const usual = landmarkNames(landmarks, 1, [], []);
  const [mark, place] = [landmarks[0], usual[0]];
  if (!mark || !place) throw new Error('the chart has no landmarks');
  const room = roomOfName({ name: mark.name, at: mark.at, clear: 0, size: LANDMARK, usual: place }, place);
  const [aside, ...others] = landmarkNames(landmarks, 1, [room], []);
  expect(aside).not.toEqual(place);
  expect(aside).not.toBeNull();
  expect(others).toEqual(usual.slice(1));
  const [x, y] = mark.at;
  const around = [-1.5, -0.5, 0.5].flatMap((across) =>
    [-1.5, -0.5, 0.5].map((down) => [x + across * 300, y + down * 300, 300, 300] as const),
  );
  expect(landmarkNames(landmarks, 1, around, [])[0]).toBeNull();
});
