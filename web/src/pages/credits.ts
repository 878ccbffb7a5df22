// Whom the icons are owed to: the authors that game-icons names, and the icons our maps ask for.

/** As the licence of game-icons lists them. */
export const AUTHORS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
];

type Icons = Readonly<Record<string, string>>;

/** The names of the icons in these maps, as game-icons calls them. */
export const iconsOf = (maps: readonly Icons[]): string[] =>
  [...new Set(maps.flatMap((map) => Object.values(map)))].sort();

/** All icons in use: every data file of the table is a map of icons. */
const all = import.meta.glob<Icons>("../**/*.json", { eager: true, import: "default" });
export const iconsUsed = iconsOf(Object.values(all));
