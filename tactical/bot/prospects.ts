/** What a battle promises, wherever a group may stand: the fire of this moment, and the fight that is to follow. */
import { distance } from '../../chart/hex.ts';
import type { Hex, SpeedLevel } from '../battle.ts';
import { balanceIn, FASTER, pace, substance } from './balance.ts';
import { FARTHEST, salvoes } from './fire.ts';
import type { Plot } from './plot.ts';
import { settings } from './settings.ts';

/** One exchange of fire between the fleets. */
interface Exchange {
  /** What it brings, less what it costs. */
  readonly net: number;
  /** The part of a fleet that goes down in it, both taken together. */
  readonly toll: number;
}

/** A group in a hex, or out of the battle, with the hexes between every ship of ours and every enemy. */
interface Stand {
  readonly group: number;
  readonly away: readonly (readonly number[])[];
  readonly nearest: number;
}

/** CW-7.31a: after these steps the enemy moves before guns are fired, with ships of this speed and faster. */
const REPLIES: Readonly<Record<number, SpeedLevel>> = { 5: 3, 9: 2, 13: 1, 17: 1 };

function isAnswered({ view, enemies }: Plot): boolean {
  const slowest = 'step' in view ? REPLIES[view.step] : undefined;
  return slowest !== undefined && enemies.some(({ speed }) => speed >= slowest);
}

/** How much a point lost weighs against a point won: the stronger a fleet is, the less. */
const cautionOf = (balance: number, resolve: number): number =>
  Math.min(settings.shyest, Math.max(settings.boldest, settings.caution * balance ** -settings.sway)) / resolve;

/** How many exchanges are to come until one fleet is gone, or until the battle is over. */
const lengthOf = (toll: number): number => (toll > 0 ? (1 - Math.exp(-toll * settings.horizon)) / toll : settings.horizon);

/** Keeps a fleet of no account from dividing by nothing. */
const LEAST = 0.1;

const OUT = Number.POSITIVE_INFINITY;
const RANGES = Array.from({ length: FARTHEST + 1 }, (_, range) => range);

export class Prospects {
  /** One for an even fight, more if we are stronger. */
  readonly balance: number;
  private readonly given: readonly (readonly (readonly number[])[])[];
  private readonly taken: readonly (readonly (readonly number[])[])[];
  private readonly caution: number;
  private readonly own: number;
  private readonly enemy: number;
  private readonly enemyPace: number;
  private readonly answered: boolean;

  constructor(readonly plot: Plot) {
    const { own, enemies, stakes } = plot;
    this.given = own.map((piece) => enemies.map((enemy) => salvoes(plot, piece, enemy)));
    this.taken = own.map((piece) => enemies.map((enemy) => salvoes(plot, enemy, piece)));
    this.balance = balanceIn(plot);
    this.caution = cautionOf(this.balance, stakes.resolve);
    this.own = Math.max(LEAST, substance(own));
    this.enemy = Math.max(LEAST, substance(enemies));
    this.enemyPace = pace(enemies);
    this.answered = isAnswered(plot);
  }

  /**
   * What comes of it if a group of this speed stands in a hex, or leaves: one exchange there, and then the rest. What was still to be
   * won has to be won with what is left; what was to be feared is feared all the same.
   */
  worth(group: number, speed: number, hex: Hex | null): number {
    const stand = this.standOf(group, hex);
    const { net, toll } = this.next(stand);
    const rest = this.rest(stand, speed);
    return net + (rest > 0 ? rest * Math.exp(-toll) : rest);
  }

  private standOf(group: number, hex: Hex | null): Stand {
    const { own, enemies } = this.plot;
    let nearest = OUT;
    const away = own.map((piece) => {
      const isMoved = piece.own?.group === group;
      const at = isMoved ? hex : piece.hex;
      return enemies.map((enemy) => {
        if (at === null || enemy.hex === null) return OUT;
        const hexes = distance(at, enemy.hex);
        if (isMoved && hexes < nearest) nearest = hexes;
        return hexes;
      });
    });
    return { group, away, nearest };
  }

  /** The next exchange: where the enemy moves before it, he opens or closes the range if that is good for him. */
  private next(stand: Stand): Exchange {
    const here = this.exchange(stand, 0);
    if (!this.answered || stand.nearest === OUT) return here;
    return [this.exchange(stand, -1), this.exchange(stand, 1)].reduce((worst, each) => (each.net < worst.net ? each : worst), here);
  }

  /** The fight to come, at the range that suits us or at the one that suits the enemy: the faster chooses. What is far off counts for less. */
  private rest(stand: Stand, speed: number): number {
    let ours = 0;
    let theirs = 0;
    for (const range of RANGES) {
      const farther = stand.nearest === OUT ? 0 : range - stand.nearest;
      const { net, toll } = this.exchange(stand, farther);
      const worth = net * lengthOf(toll) * settings.delay ** Math.abs(farther);
      ours = Math.max(ours, worth);
      theirs = Math.min(theirs, worth);
    }
    const say = this.sayOf(speed);
    return say * ours + (1 - say) * theirs;
  }

  /** An enemy who lies dead in the water has no say at all. */
  private sayOf(speed: number): number {
    const { slower, equal, faster } = settings.say;
    if (this.enemyPace < FASTER) return 1;
    return speed > this.enemyPace + FASTER ? faster : speed < this.enemyPace - FASTER ? slower : equal;
  }

  /** Every ship fires at the enemy that promises most, and so does every enemy. The group is so many hexes farther off than it stands. */
  private exchange({ group, away }: Stand, farther: number): Exchange {
    const { own, enemies } = this.plot;
    const suffered = enemies.map(() => 0);
    let given = 0;
    for (const [place, piece] of own.entries()) {
      const shift = piece.own?.group === group ? farther : 0;
      let most = 0;
      for (const other of enemies.keys()) {
        const range = Math.max(0, (away[place]?.[other] ?? OUT) + shift);
        most = Math.max(most, this.given[place]?.[other]?.[range] ?? 0);
        suffered[other] = Math.max(suffered[other] ?? 0, this.taken[place]?.[other]?.[range] ?? 0);
      }
      given += most;
    }
    const taken = suffered.reduce((sum, each) => sum + each, 0);
    return { net: given - this.caution * taken, toll: given / this.enemy + taken / this.own };
  }
}
