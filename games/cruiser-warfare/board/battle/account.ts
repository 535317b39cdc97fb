/** A battle in words, for those who do not see it. */
import type { Account } from '../../../../kit/account.ts';
import { SIDES, sideNames } from '../facts.ts';
import { ofSide, pieceInWords } from './fleet.ts';
import type { Fight } from './results.ts';
import { stepInWords } from './steps.ts';

const standing = (fight: Fight): string =>
  'step' in fight ? `${stepInWords(fight)}, sight ${fight.sight}` : `Round ${fight.round}, ${fight.range} range`;

export const battleInWords = (fight: Fight): readonly Account[] => [
  { place: 'Battle', things: [standing(fight)] },
  ...SIDES.map((side) => ({ place: `Battle, ${sideNames[side]}`, things: ofSide(fight, side).map((piece) => pieceInWords(fight, piece)) })),
];
