import type { Meaning } from './lexicon.ts';
import type { Phrases } from './phrase-shape.ts';

/** By which words each cancer is found. */
export const cancerPhrases = {
  'breast-cancer': cancerOf('breast', {
    names: [['dcis'], ['ductal', 'cancer'], ['ductal', 'insitu'], ['triple', 'negative'], ['breast', 'insitu']],
    hints: [['mastectomy'], ['breast', 'removed'], ['breast', 'surgery']],
    alone: [['lump']],
  }),
  'ovarian-cancer': {
    names: [
      ['ovary', 'cancer'],
      ['tube', 'cancer'],
      ['tube', 'pipe', 'cancer'],
      ['serous', 'ovary', 'cancer'],
      ['high', 'serous', 'ovary', 'cancer'],
      ['peritoneum', 'cancer'],
      ['lining', 'belly', 'cancer'],
    ],
    hints: [['oophorectomy'], ['ovary', 'lump'], ['ovary', 'removed'], ['ovary', 'surgery'], ['lining', 'belly']],
  },
  'bowel-cancer': cancerOf('bowel', { names: [['large', 'bowel', 'cancer']], hints: [['colectomy']] }),
  'uterine-cancer': cancerOf('uterus'),
  'cervical-cancer': cancerOf('cervix', {
    names: [
      ['neck', 'uterus', 'cancer'],
      ['cervix', 'uterus', 'cancer'],
      ['cervix', 'insitu'],
    ],
    hints: [['neck', 'uterus']],
  }),
  'pancreatic-cancer': cancerOf('pancreas', { hints: [['whipple']] }),
  'prostate-cancer': cancerOf('prostate', { hints: [['prostatectomy']] }),
  'testicular-cancer': cancerOf('testicle', { names: [['seminoma']] }),
  'stomach-cancer': cancerOf('stomach', { hints: [['gastrectomy']] }),
  melanoma: { names: [['melanoma'], ['mole', 'cancer']], hints: [['skin', 'cancer']], alone: [['skin']] },
  'skin-cancer': {
    names: [['skin', 'cancer'], ['basal', 'cell'], ['basal', 'cancer'], ['basal'], ['squamous', 'skin', 'cancer']],
    hints: [
      ['squamous', 'cell'],
      ['squamous', 'cancer'],
      ['skin', 'lump'],
    ],
  },
  'kidney-cancer': cancerOf('kidney', { names: [['wilms'], ['kidney', 'cell', 'cancer']], hints: [['nephrectomy']] }),
  'bladder-cancer': cancerOf('bladder', {
    names: [
      ['urothelial', 'cancer'],
      ['urinary', 'cancer'],
    ],
    hints: [['cystectomy']],
  }),
  'thyroid-cancer': cancerOf('thyroid'),
  'brain-cancer': cancerOf('brain', {
    names: [['glioma'], ['spine', 'cancer'], ['head', 'cancer'], ['marrow', 'spine', 'cancer']],
  }),
  'lung-cancer': cancerOf('lung', { names: [['small', 'cell', 'cancer']] }),
  'liver-cancer': cancerOf('liver', { names: [['hepatoma']] }),
  'blood-cancer': {
    names: [
      ['leukemia'],
      ['blood', 'cancer'],
      ['marrow', 'cancer'],
      ['bone', 'marrow', 'cancer'],
      ['lymph', 'cancer'],
      ['lymph', 'node', 'cancer'],
    ],
    hints: [
      ['bone', 'marrow'],
      ['lymph', 'lump'],
    ],
  },
  sarcoma: {
    names: [['sarcoma'], ['bone', 'cancer'], ['muscle', 'cancer'], ['fat', 'cancer'], ['soft', 'cancer']],
  },
  'other-cancer': {
    names: [
      ['otherSite', 'cancer'],
      ['lip', 'cancer'],
      ['retinoblastoma'],
      ['head', 'neck', 'cancer'],
      ['bile', 'cancer'],
      ['bile', 'ductal', 'cancer'],
      ['gall', 'cancer'],
      ['gall', 'bladder', 'cancer'],
      ['gall', 'bile', 'cancer'],
      ['small', 'bowel', 'cancer'],
      ['heart', 'cancer'],
    ],
  },
  'cancer-of-unknown-kind': {
    names: [['cancer'], ['unknown', 'cancer']],
    hints: [['chemo']],
  },
} satisfies Readonly<Record<string, Phrases>>;

/** A cancer by its site: “breast cancer”; the organ alone, a lump in it, and that it was taken out, hint at it. */
function cancerOf(site: Meaning, { names = [], hints = [], alone = [] }: Partial<Phrases> = {}): Phrases {
  return {
    names: [[site, 'cancer'], ...names],
    hints: [[site, 'lump'], ...hints],
    alone: [[site, 'removed'], ...alone],
  };
}
