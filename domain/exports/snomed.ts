import type { ConditionCode } from '../family-history.ts';

/**
 * What SNOMED CT calls a condition, where it has a concept that says no more than the member did. The others are told in words:
 * “many polyps”, “sickle cell or thalassemia” or “a gene change” are not one concept.
 */
export const snomedOf: Readonly<Partial<Record<ConditionCode, { code: string; display: string }>>> = {
  'breast-cancer': { code: '254837009', display: 'Malignant neoplasm of breast' },
  'ovarian-cancer': { code: '363443007', display: 'Malignant neoplasm of ovary' },
  'bowel-cancer': { code: '363510005', display: 'Malignant tumor of large intestine' },
  'uterine-cancer': { code: '371973000', display: 'Malignant neoplasm of uterus' },
  'cervical-cancer': { code: '363354003', display: 'Malignant tumor of cervix' },
  'pancreatic-cancer': { code: '363418001', display: 'Malignant neoplasm of pancreas' },
  'prostate-cancer': { code: '399068003', display: 'Malignant neoplasm of prostate' },
  'testicular-cancer': { code: '363449006', display: 'Malignant neoplasm of testis' },
  'stomach-cancer': { code: '363349007', display: 'Malignant neoplasm of stomach' },
  melanoma: { code: '372244006', display: 'Malignant melanoma' },
  'skin-cancer': { code: '372130007', display: 'Malignant neoplasm of skin' },
  'kidney-cancer': { code: '363518003', display: 'Malignant neoplasm of kidney' },
  'bladder-cancer': { code: '399326009', display: 'Malignant neoplasm of urinary bladder' },
  'thyroid-cancer': { code: '363478007', display: 'Malignant neoplasm of thyroid gland' },
  'lung-cancer': { code: '363358000', display: 'Malignant neoplasm of lung' },
  'liver-cancer': { code: '93870000', display: 'Malignant neoplasm of liver' },
  'blood-cancer': { code: '269475001', display: 'Malignant tumor of lymphoid, hemopoietic AND/OR related tissue' },
  sarcoma: { code: '424413001', display: 'Sarcoma' },
  'other-cancer': { code: '363346000', display: 'Malignant neoplastic disease' },
  'cancer-of-unknown-kind': { code: '363346000', display: 'Malignant neoplastic disease' },
  'heart-disease-before-50': { code: '56265001', display: 'Heart disease' },
  'high-cholesterol': { code: '13644009', display: 'Hypercholesterolemia' },
  'iron-overload': { code: '399187006', display: 'Hemochromatosis' },
  'cystic-fibrosis': { code: '190905008', display: 'Cystic fibrosis' },
  'dementia-before-60': { code: '52448006', display: 'Dementia' },
  'huntington-disease': { code: '58756001', display: "Huntington's chorea" },
  'intellectual-disability': { code: '110359009', display: 'Intellectual disability' },
  'birth-defect': { code: '276654001', display: 'Congenital malformation' },
};
