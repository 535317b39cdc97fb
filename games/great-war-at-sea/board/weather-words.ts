/** What a level of weather does, in words: in short for the chart, and in full for the card of a zone. The dice say what they add. Pure. */
import type { ComingRoll } from '../../../kernel/index.ts';
import { aheadOf, comingRoll } from '../../../kernel/index.ts';
import { counted } from '../../../kit/words.ts';
import type { Weather } from '../../../tactical/battle.ts';
import { GREAT_WAR_AT_SEA } from '../../../tactical/profiles.ts';
import { canRise } from '../rules/airships.ts';
import { founderRoll } from '../rules/conclusion.ts';
import { contactRoll } from '../rules/contact.ts';
import { riseRoll } from '../rules/flights.ts';

/** Two fleets that meet with nothing for or against it. */
export const NOTHING_ELSE = {
  night: false,
  flotilla: false,
  leader: false,
  many: false,
  intercept: false,
  airship: false,
  raid: 0,
  crossing: false,
} as const;

/** 'contact −1', or nothing where a roll is as it always is. */
function swayed(words: string, coming: ComingRoll): string {
  const sway = aheadOf(coming).modifiers.reduce((sum, { by }) => sum + by, 0);
  return sway === 0 ? '' : `${words} ${sway > 0 ? `+${sway}` : `−${-sway}`}`;
}

const contactIn = (weather: Weather): string => swayed('contact', comingRoll(contactRoll, { ...NOTHING_ELSE, weather }));

const { sight, weather: EFFECTS } = GREAT_WAR_AT_SEA;

const sightIn = (weather: Weather): string =>
  sight.weather[weather] < sight.day ? `sight ${counted(sight.weather[weather], 'hex', 'hexes')}` : '';

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ') || 'no effect';

/** 'contact −1, flotillas slow, no torpedoes' */
export function effectOf(weather: Weather): string {
  const { slowsFlotillas, torpedoes } = EFFECTS[weather];
  const hard = [contactIn(weather), slowsFlotillas ? 'flotillas slow' : '', torpedoes ? '' : 'no torpedoes'];
  return hard.some((part) => part !== '') ? listed(hard) : listed([sightIn(weather)]);
}

/** GW-WX-FOG, GW-WX-SQUALL, GW-WX-GALE: whoever flies. */
const inTheAir = (weather: Weather): readonly string[] => {
  if (!canRise(weather)) return ['nothing takes off and what flies is lost'];
  const handling = swayed('take-off and landing', comingRoll(riseRoll, { weather, seaplane: false }));
  if (!EFFECTS[weather].torpedoes) return ['nothing is seen from the air', handling];
  return weather === 'fog' ? ['airships do not attack', handling] : [handling];
};

/** All of it. */
export function effectsOf(weather: Weather): string {
  const { guns, torpedoes, slowsFlotillas, silencesLowFreeboard, sinks } = EFFECTS[weather];
  return listed([
    contactIn(weather),
    sightIn(weather),
    slowsFlotillas ? 'destroyers and torpedo boats at speed 1' : '',
    torpedoes ? '' : 'no torpedoes',
    guns === 'primary-only' ? 'primary guns alone' : '',
    silencesLowFreeboard ? 'low ships do not fire' : '',
    ...inTheAir(weather),
    swayed('foundering', comingRoll(founderRoll, { weather })),
    sinks ? 'small craft may go down' : '',
  ]);
}
