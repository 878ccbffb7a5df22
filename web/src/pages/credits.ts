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

const maps = import.meta.glob<Record<string, string>>("../**/{icons,symbols,abilities,places}.json", {
  eager: true,
  import: "default",
});

/** The names of all icons in use, as game-icons calls them. */
export const iconsUsed = [...new Set(Object.values(maps).flatMap((map) => Object.values(map)))].sort();
