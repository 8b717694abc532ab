import type { Meaning } from './lexicon.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that say nothing about which condition it was: they may stand anywhere. */
export const stopWords = setOf(`
  a an and are as at age aged around about at after before both by did do does doctor doctors diagnosed diagnosis don during
  each ever for from found got had has have he her hers him his i if in into is it its kind kinds left right like maybe me my no not of
  off on or our out over possibly probably s said side she some stage started sure t that the their them then there they think
  this to too told type types u very was we were what when where which who with year years young old early late advanced
  terminal end grade again back twice first second know dont many several history family mother mom mum father dad papa sister
  brother aunt uncle grandmother grandma grandfather grandpa cousin daughter son parent wife husband
  al muchos muchas varios varias algo alguna algun antes años anos aunque como con cual cuando creo de del desde despues diagnosticaron dijeron doctor
  el ella en encontraron entre era es esta este fue ha habia hace hay hasta he hubo izquierdo izquierda derecho derecha la las le les
  lo los medico mi mis muy nada nos o otra otro para pero por porque que quizas se segun ser si sobre su sus tal tambien tan tenia
  tenido tiene tipo todo tuvo un una uno unos unas y ya edad etapa grado vez lado joven temprano avanzado terminal clase sabe
  madre padre hermana hermano tia tio abuela abuelo prima primo hija hijo esposo esposa mami
`);

/**
 * Everyday words that are near one of ours in their spelling, or begin one, and mean something else: nothing is made of them,
 * however few letters they are away.
 */
export const otherWords = setOf(`
  ache aches acid acne allergy allergic angry ankle anxiety appetite arm arms arthritis artritis asthma asma back bad blister
  breath breathe breathing bread breaks broken bronchitis bronquitis bug burn burns cancel cancelled cataract cataracts
  catarro cirrhosis cirrosis falta lack pulmonia cold colds color colors colour colic colitis concern constipation cough covid cramp cramps crash cyst cysts dancer dance
  dengue depression diarrhea diverticulitis dizzy drain drug drugs ear ears eczema edema elbow fall fatigue fever fibroid
  fibroids fiebre finger fingers fingernail flu flue food fracture fungus gas gastritis gastroenteritis gout grip gripe gripa
  gripe hair hand hands hay headache hearing hearth heartburn hemorrhoids hepatitis hernia herpes hip hips hives hongo hongos
  hypertension hypothyroid hypothyroidism hyperthyroidism indigestion infection infections infeccion injury insomnia itch
  kidding knee ladder leg legs lever lice limp lipoma liquor loving lupus lunch malaria measles menopause mental-health migraine
  migrana mono mouse mumps nausea obesity pain pains palsy pancreatitis panic pierna pneumonia neumonia polio pressure
  prostatitis psoriasis rash reflux reflujo river rodilla sad sadness shingles shoe sick sinusitis skinny skull smoking sore
  sprain stones stress stroke sugar sunburn surgery swelling teeth thirst throwing tired tooth toe tonsillitis toothache
  tuberculosis ulcer ulcers ulcera ulcerative uti vaccine varicose vomit wart warts weight wound wrist zika
  brazo brazos cabello caida caries catarata cataratas cintura codo colico colicos comezon corte costilla dedo dedos derrame
  diabetes diarrea diente dientes dolor dolores embarazo espalda estres estrenimiento fractura fracturado golpe hombro
  hueco insolacion lentes mano manos mareo muela muelas nervios obesidad oido oidos ojera paperas piojos presion quemadura
  quiste quistes resfriado resfrio ronquido roto rota sarampion sarpullido sueno tobillo tos tristeza unas vacuna varicela
  varices verruga vomito
`);

/** Meanings that begin no name by themselves: too many other words go with them. */
export const weakMeanings: ReadonlySet<Meaning> = new Set<Meaning>([
  ...([
    'cell',
    'disease',
    'weak',
    'small',
    'large',
    'pipe',
    'soft',
    'long',
    'high',
    'overload',
    'death',
    'loss',
    'test',
    'change',
  ] as const),
  ...([
    'birth',
    'foot',
    'slow',
    'x',
    'down',
    'syndrome',
    'attack',
    'failure',
    'anemia',
    'unknown',
    'negative',
  ] as const),
  ...([
    'insitu',
    'node',
    'fat',
    'hole',
    'club',
    'blocked',
    'sleep',
    'head',
    'neck',
    'belly',
    'lining',
    'lump',
  ] as const),
  ...([
    'dropped',
    'sudden',
    'palate',
    'mediterranean',
    'triple',
    'learning',
    'arrest',
    'thinner',
    'bile',
    'gall',
  ] as const),
]);
