/** A battle in words, for those who do not see it. */
import type { Account } from '../../kit/account.ts';
import type { BattleView } from '../view.ts';
import { ofSide, pieceInWords } from './fleet.ts';
import type { Livery } from './livery.ts';
import type { Fight } from './results.ts';
import { SIDES } from './sides.ts';
import { stepInWords } from './steps.ts';

const landInWords = ({ land }: BattleView): string =>
  land.length > 0 ? `, land beyond edge ${land.map((edge) => edge + 1).join(' and ')}` : '';

const standing = (livery: Livery, fight: Fight): string =>
  'step' in fight
    ? `${stepInWords(fight, livery)}, sight ${fight.sight}${landInWords(fight)}`
    : `Round ${fight.round}, ${fight.range} range`;

export const battleInWords = (livery: Livery, fight: Fight): readonly Account[] => [
  { place: 'Battle', things: [standing(livery, fight)] },
  ...SIDES.map((side) => ({
    place: `Battle, ${livery.sideName[side]}`,
    things: ofSide(fight, side).map((piece) => pieceInWords(livery, fight, piece)),
  })),
];
