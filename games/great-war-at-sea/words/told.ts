/** What happened, in sentences. */
import { listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import type { Happening, Secret } from '../events.ts';
import { nameOf } from './names.ts';

const ship = (id: string): string => strong(nameOf(id));

/** The name of an enemy fleet: 'central-3' is 'Central fleet 3'. */
export const tokenName = (token: string): string => {
  const [side, number] = token.split('-');
  return `${side === 'allied' ? 'Allied' : 'Central'} fleet ${number}`;
};

export const eventsTold = tellersOf<Happening | Secret>()({
  'turn-began': ({ turn }) => told('GW-4.0', `Turn ${turn}`),
  weather: ({ zone, now }) => told('GW-4.1', `Weather, ${zone}: ${strong(now)}`),
  met: ({ zone, surprise, tokens }) =>
    told(
      'GW-5.4a',
      `${surprise ? 'Surprise sighting' : 'Contact'} in ${strong(zone)}: ${listed(tokens.allied.map(tokenName), '')} and ${listed(tokens.central.map(tokenName), '')}`,
      zone,
      ...tokens.allied,
      ...tokens.central,
    ),
  over: ({ allied, central }) =>
    told('GW-18.1', `The operation is over: Allies ${strong(String(allied))}, Central Powers ${strong(String(central))}`),
  leaked: ({ ship: id }) => told('GW-8.52', `${ship(id)} takes in water`, id),
  lost: ({ ship: id }) => told('GW-8.52', `${ship(id)} founders`, id),
  'engines-mended': ({ ship: id }) => told('GW-11.27', `${ship(id)} has steam again`, id),
});
