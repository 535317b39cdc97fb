/** The ships and classes that the eleven operations of Great War at Sea need, with the month of each. */

interface Operation {
  readonly year: number;
  readonly month: number;
  readonly ships: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'heligoland-1914': {
    year: 1914,
    month: 8,
    ships: words(`
      aboukir acheron-class amethyst arethusa ariadne bacchante birmingham blucher coln cressy danzig euryalus falmouth fearless
      firedrake frauenlob hela hogue invincible kolberg laforey-class lion liverpool lowestoft lurcher mainz moltke munchen
      new-zealand nottingham princess-royal queen-mary s138-class seydlitz southampton stettin stralsund strassburg t25-class
      von-der-tann
    `),
  },
  'yarmouth-1914': {
    year: 1914,
    month: 11,
    ships: words(`
      acheron-class aurora blucher friedrich-der-grosse graudenz halcyon hamburg helgoland kaiser kaiserin kolberg konig-albert
      laforey-class lion moltke nassau new-zealand oldenburg ostfriesland posen prinzregent-luitpold queen-mary rheinland roon
      s138-class seydlitz stralsund strassburg thirty-knotter-class thuringen undaunted von-der-tann westfalen yorck
    `),
  },
  'scarborough-1914': {
    year: 1914,
    month: 12,
    ships: words(`
      acasta-class acheron-class africa agincourt ajax antrim arethusa argyll aurora bellerophon benbow birmingham blanche blucher
      britannia centurion collingwood colossus commonwealth conqueror derfflinger deutschland devonshire dominion dreadnought
      emperor-of-india erin falmouth fearless firedrake forward frauenlob friedrich-der-grosse graudenz grosser-kurfurst hamburg
      hannover helgoland hercules hessen hibernia hindustan iron-duke kaiser kaiserin king-edward-vii king-george-v kolberg konig
      konig-albert laforey-class lion lothringen lurcher marlborough moltke monarch-1911 munchen nassau neptune new-zealand
      nottingham oldenburg orion ostfriesland patrol pommern posen preussen prinz-heinrich prinzregent-luitpold queen-mary
      rheinland river-class roon rostock roxburgh s138-class schlesien schleswig-holstein seydlitz southampton st-vincent stettin
      stralsund strassburg superb temeraire thunderer thuringen tiger undaunted v180-class vanguard von-der-tann westfalen
      zealandia
    `),
  },
  'dogger-bank-1915': {
    year: 1915,
    month: 1,
    ships: words(`
      acasta-class acheron-class admiralty-m-class agincourt ajax antrim arethusa argyll aurora bellerophon benbow birmingham
      blucher britannia caroline centurion collingwood colossus commonwealth conqueror derfflinger devonshire dominion
      emperor-of-india erin firedrake friedrich-der-grosse galatea graudenz grosser-kurfurst helgoland hercules hibernia hindustan
      indomitable iron-duke kaiser kaiserin king-edward-vii king-george-v kolberg konig laforey-class lion lowestoft lurcher
      markgraf marlborough moltke monarch-1911 nassau neptune new-zealand nottingham oldenburg orion ostfriesland posen
      princess-royal rheinland rostock roxburgh s138-class seydlitz southampton st-vincent stralsund superb temeraire thunderer
      thuringen tiger undaunted v180-class vanguard westfalen zealandia
    `),
  },
  'lowestoft-1916': {
    year: 1916,
    month: 4,
    ships: words(`
      acasta-class acheron-class admiralty-m-class africa agincourt ajax barham bellerophon benbow birkenhead birmingham britannia
      canada centurion cleopatra collingwood colossus commonwealth conqueror conquest cordelia derfflinger deutschland dominion
      dublin elbing erin falmouth frankfurt frauenlob friedrich-der-grosse galatea gloucester grosser-kurfurst hamburg hannover
      helgoland hercules hessen hibernia hindustan inconstant indefatigable indomitable inflexible invincible iron-duke kaiser
      kaiserin king-george-v konig konig-albert kronprinz laforey-class lion lutzow malaya markgraf marksman-class marlborough
      moltke monarch-1911 munchen nassau neptune nottingham oldenburg orion ostfriesland penelope phaeton pillau pommern posen
      princess-royal prinzregent-luitpold queen-elizabeth queen-mary regensburg revenge rheinland rostock schlesien
      schleswig-holstein seydlitz southampton st-vincent stettin stuttgart superb temeraire thunderer thuringen tiger v1-class
      v25-class valiant vanguard von-der-tann warspite westfalen wiesbaden yarmouth zealandia
    `),
  },
  'jutland-1916': {
    year: 1916,
    month: 5,
    ships: words(`
      abdiel acasta-class acheron-class active admiralty-m-class agincourt ajax aurora b97-class barham bellerophon bellona benbow
      birkenhead birmingham black-prince blanche boadicea broke calliope canada canterbury caroline carysfort castor centurion
      champion chester cleopatra cochrane collingwood colossus comus conqueror conquest constance cordelia defence derfflinger
      deutschland dublin duke-of-edinburgh elbing engadine erin falmouth faulknor fearless frankfurt frauenlob
      friedrich-der-grosse g101-class galatea gloucester grosser-kurfurst hamburg hampshire hannover helgoland hercules hessen
      inconstant indefatigable indomitable inflexible invincible iron-duke kaiser kaiserin kempenfelt king-george-v konig
      kronprinz laforey-class lion lutzow malaya markgraf marksman marlborough minotaur moltke monarch-1911 munchen nassau neptune
      new-zealand nottingham oak oldenburg orion ostfriesland phaeton pillau pommern posen princess-royal prinzregent-luitpold
      queen-mary regensburg revenge rheinland rostock royal-oak royalist schlesien schleswig-holstein seydlitz shannon southampton
      st-vincent stettin stuttgart superb talisman-class temeraire thunderer thuringen tiger tipperary undaunted v1-class
      v25-class valiant vanguard von-der-tann warrior warspite westfalen wiesbaden yarmouth
    `),
  },
  'august-1916': {
    year: 1916,
    month: 8,
    ships: words(`
      acasta-class acheron-class admiralty-m-class agincourt ajax aurora australia barham bayern bellerophon benbow birkenhead
      birmingham calliope canada caroline carysfort castor centurion champion chester cleopatra cochrane collingwood colossus
      comus conqueror conquest constance cordelia dublin emperor-of-india engadine erin falmouth frankfurt friedrich-der-grosse
      galatea gloucester grosser-kurfurst helgoland hercules inconstant indomitable inflexible iron-duke kaiser kaiserin
      king-george-v konig konig-albert kronprinz laforey-class lion malaya markgraf marksman-class marlborough minotaur moltke
      monarch-1911 munchen nassau neptune new-zealand nottingham oldenburg orion ostfriesland phaeton pillau posen princess-royal
      prinzregent-luitpold queen-elizabeth regensburg revenge rheinland royal-oak royal-sovereign royalist shannon southampton
      st-vincent stettin stralsund superb temeraire thunderer thuringen tiger undaunted v1-class v25-class valiant vanguard
      von-der-tann warspite westfalen yarmouth
    `),
  },
  'convoy-1917': {
    year: 1917,
    month: 10,
    ships: words(`
      admiralty-m-class armed-trawler-class barham birkenhead bremse brummer caledon calypso cassandra chester courageous galatea
      glorious inconstant lion malaya new-zealand phaeton princess-royal queen-elizabeth royalist tiger valiant warspite
    `),
  },
  'april-1918': {
    year: 1918,
    month: 4,
    ships: words(`
      admiralty-m-class agincourt ajax armed-trawler-class aurora baden barham bayern benbow birkenhead birmingham bremse brummer
      caledon canada carysfort centurion chatham chester colossus conqueror courageous delaware derfflinger emden-1916
      emperor-of-india erin florida frankfurt friedrich-der-grosse galatea glorious graudenz grosser-kurfurst hercules hindenburg
      inconstant indomitable iron-duke kaiser kaiserin karlsruhe-1916 king-george-v konig konig-albert konigsberg-1915 kronprinz
      lion malaya markgraf marlborough melbourne moltke monarch-1911 nassau neptune new-york new-zealand nurnberg-1916 oldenburg
      orion ostfriesland penelope phaeton pillau posen princess-royal prinzregent-luitpold queen-elizabeth ramillies regensburg
      renown resolution revenge royal-oak royal-sovereign seydlitz stralsund strassburg sydney thunderer thuringen tiger undaunted
      v25-class valiant von-der-tann warspite westfalen wyoming
    `),
  },
  'goeben-1914': {
    year: 1914,
    month: 8,
    ships: words(`
      beagle-class black-prince bouvet breslau chatham condorcet courbet danton defence democratie diderot dublin
      duke-of-edinburgh edgar-quinet ernest-renan gaulois gloucester goeben indefatigable indomitable inflexible jaureguiberry
      jules-ferry jules-michelet justice leon-gambetta mirabeau patrie republique spahi-class suffren vergniaud verite victor-hugo
      voltaire warrior weymouth
    `),
  },
  'ulsan-1904': {
    year: 1904,
    month: 8,
    ships: words(`
      adzuma chihaya gromoboi hayabusa-class idzumo iwate naniwa niitaka rossia rurik-1892 takachiho tokiwa tsushima
    `),
  },
};
