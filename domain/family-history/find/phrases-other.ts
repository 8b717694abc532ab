import type { Phrases } from './phrase-shape.ts';

/** By which words each condition beside cancer is found. */
export const otherPhrases = {
  'bowel-polyps': { names: [['bowel', 'polyp'], ['polyposis']], hints: [['bowel', 'lump']] },
  'heart-disease-before-50': {
    names: [
      ['heart', 'disease'],
      ['heart', 'attack'],
      ['heart', 'failure'],
      ['heart', 'muscle', 'weak'],
      ['heart', 'weak'],
      ['infarct'],
      ['artery', 'blocked'],
      ['long', 'qt'],
    ],
    hints: [['stent'], ['heart', 'arrest']],
  },
  'sudden-death': {
    names: [
      ['sudden', 'death'],
      ['sudden', 'heart', 'death'],
      ['dropped', 'death'],
      ['crib', 'death'],
      ['crib'],
      ['heart', 'arrest'],
      ['sleep', 'death'],
    ],
  },
  'high-cholesterol': { names: [['cholesterol'], ['high', 'cholesterol']], hints: [['statin']] },
  'blood-clots': {
    names: [['clot'], ['blood', 'clot'], ['lung', 'clot']],
    hints: [['blood', 'thinner'], ['thinner']],
  },
  'iron-overload': { names: [['hemochromatosis'], ['iron', 'overload'], ['high', 'iron']] },
  'sickle-cell-or-thalassemia': {
    names: [['sickle'], ['sickle', 'cell'], ['sickle', 'anemia'], ['mediterranean', 'anemia']],
  },
  'cystic-fibrosis': { names: [['cystic', 'fibrosis'], ['cftr']] },
  'muscle-disease': {
    names: [['dystrophy'], ['muscle', 'dystrophy'], ['muscle', 'disease'], ['muscle', 'weak']],
    hints: [['als']],
  },
  'dementia-before-60': { names: [['dementia'], ['memory', 'loss'], ['memory', 'disease']] },
  'huntington-disease': { names: [['huntington'], ['huntington', 'disease']] },
  'intellectual-disability': {
    names: [
      ['intellectual', 'disability'],
      ['learning', 'disability'],
      ['learning', 'disease'],
      ['slow', 'learning'],
      ['autism'],
      ['fragile', 'x'],
      ['down', 'syndrome'],
    ],
  },
  'birth-defect': {
    names: [
      ['birth', 'defect'],
      ['birth', 'disease'],
      ['cleft'],
      ['cleft', 'lip'],
      ['cleft', 'palate'],
      ['bifida'],
      ['heart', 'hole'],
      ['heart', 'birth'],
      ['heart', 'birth', 'disease'],
      ['heart', 'birth', 'defect'],
      ['heart', 'defect'],
      ['club', 'foot'],
    ],
  },
  'known-gene-change': {
    names: [
      ['geneName'],
      ['geneName', 'syndrome'],
      ['gene', 'change'],
      ['gene', 'defect'],
      ['mutation'],
      ['gene', 'mutation'],
      ['gene', 'test', 'change'],
      ['gene', 'cancer', 'syndrome'],
    ],
    hints: [['gene', 'cancer']],
  },
  'other-condition': { names: [['otherCondition'], ['otherCondition', 'syndrome'], ['otherCondition', 'disease']] },
} satisfies Readonly<Record<string, Phrases>>;
