/** What a battle promises, wherever a group may stand: the fire of this moment, and the fight that is to follow. */
import { distance } from '../../chart/hex.ts';
import type { Hex, SpeedLevel } from '../battle.ts';
import { balanceIn, FASTER, pace, substance } from './balance.ts';
import { FARTHEST, RANGES, salvoesIn } from './fire.ts';
import type { Plot } from './plot.ts';
import { settings } from './settings.ts';

/** One exchange of fire between the fleets. */
interface Exchange {
  /** What it brings, less what it costs. */
  readonly net: number;
  /** The part of a fleet that goes down in it, both taken together. */
  readonly toll: number;
}

/** What all others of ours give where they stand, ship by ship, and the most that each enemy can do to one of them. */
interface Mates {
  readonly given: readonly number[];
  readonly suffered: readonly number[];
}

/** A group in a hex, or out of the battle, with the hexes to every enemy. */
interface Stand {
  readonly group: number;
  readonly mates: Mates;
  readonly away: readonly number[];
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

export class Prospects {
  /** One for an even fight, more if we are stronger. */
  readonly balance: number;
  private readonly caution: number;
  private readonly own: number;
  private readonly enemy: number;
  private readonly enemyPace: number;
  private readonly answered: boolean;
  private readonly mates = new Map<number, Mates>();
  private readonly stays = new Map<number, number>();

  constructor(readonly plot: Plot) {
    const { own, enemies, stakes } = plot;
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

  /** The same where the group stands now, against which every step is held. */
  staying(group: number, speed: number, hex: Hex): number {
    const worth = this.stays.get(group) ?? this.worth(group, speed, hex);
    this.stays.set(group, worth);
    return worth;
  }

  private standOf(group: number, hex: Hex | null): Stand {
    const away = this.awayFrom(hex);
    return { group, mates: this.matesOf(group), away, nearest: Math.min(OUT, ...away) };
  }

  private awayFrom(hex: Hex | null): number[] {
    return this.plot.enemies.map((enemy) => (hex === null || enemy.hex === null ? OUT : distance(hex, enemy.hex)));
  }

  private matesOf(group: number): Mates {
    const known = this.mates.get(group);
    if (known) return known;
    const { own, enemies } = this.plot;
    const suffered = enemies.map(() => 0);
    const given = own.map(({ own: piece, hex }, place) =>
      piece?.group === group ? 0 : this.fireOf(place, this.awayFrom(hex), 0, suffered),
    );
    const mates = { given, suffered };
    this.mates.set(group, mates);
    return mates;
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

  /** What a ship gives at the enemy that promises most; what each of them can do to her, if it is more than to anyone before her, is noted. */
  private fireOf(place: number, away: readonly number[], farther: number, suffered: number[]): number {
    const salvoes = salvoesIn(this.plot)[place] ?? [];
    let most = 0;
    for (let other = 0; other < away.length; other++) {
      const range = Math.max(0, (away[other] ?? OUT) + farther);
      if (range > FARTHEST) continue;
      most = Math.max(most, salvoes[other]?.given[range] ?? 0);
      suffered[other] = Math.max(suffered[other] ?? 0, salvoes[other]?.taken[range] ?? 0);
    }
    return most;
  }

  /** Every ship fires at the enemy that promises most, and so does every enemy. The group is so many hexes farther off than it stands. */
  private exchange({ group, mates, away }: Stand, farther: number): Exchange {
    const suffered = [...mates.suffered];
    let given = 0;
    for (const [place, { own }] of this.plot.own.entries())
      given += own?.group === group ? this.fireOf(place, away, farther, suffered) : (mates.given[place] ?? 0);
    const taken = suffered.reduce((sum, each) => sum + each, 0);
    return { net: given - this.caution * taken, toll: given / this.enemy + taken / this.own };
  }
}
