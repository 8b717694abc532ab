import type { ConditionCode } from '#domain/family-history.ts';

/**
 * What people type in English, and the condition that must come first; `none` where no condition may come. Words of patients and
 * of doctors, treatments, genes, whole sentences, and errors. One entry is what stands between two bars.
 */
export const english: Readonly<Partial<Record<ConditionCode | 'none', string>>> = {
  'breast-cancer': `
    breast | breasts | breast cancer | Breast Cancer | cancer of the breast | breast tumor | breast tumour | tumor in her left breast |
    breast carcinoma | lump | lumps | breast lump | lump in breast | lump in the breast | knot in her breast | mass in breast | DCIS | dcis in breast |
    ductal carcinoma | ductal carcinoma in situ | invasive ductal carcinoma | infiltrating ductal carcinoma | lobular carcinoma |
    lobular breast cancer | LCIS | triple negative | triple negative breast cancer | triple-negative breast cancer | HER2 |
    HER2 positive breast cancer | mastectomy | double mastectomy | had a mastectomy in 2003 | bilateral mastectomy | lumpectomy |
    tamoxifen | took tamoxifen for five years | inflammatory breast cancer | male breast cancer | breast cancer at 44 |
    my mother had breast cancer at 44 | mom's breast cancer | brest cancer | breat cancer | bresat cancer | breast canser | breast cancr |
    brest | masectomy | mastecktomy | lumpektomy | mammary carcinoma | boob cancer | paget disease of the breast | stage 4 breast cancer |
    metastatic breast cancer | breast removed | breasts removed | both breasts removed | had a breast removed at 50 | breast taken off | removal of the breast |
    breast surgery | surgery on her breast | benign breast tumor then breast cancer | had a benign lump, later breast cancer | cancer in both breasts | breast malignancy | breast neoplasm | nipple cancer`,
  'ovarian-cancer': `
    ovary | ovaries | ovarian | ovarian cancer | cancer of the ovaries | cancer of the ovary | ovarian tumor | ovarian carcinoma |
    fallopian | fallopian tube | fallopian tube cancer | tubal cancer | peritoneal | peritoneum | peritoneal cancer |
    primary peritoneal cancer | lining of the belly | cancer of the lining of the belly | lining of the abdomen cancer | high grade serous ovarian |
    ovarain cancer | overian cancer | ovarien cancer | ovrian cancer | falopian tube cancer | oophorectomy | salpingectomy |
    ovaries removed | had her ovaries removed | ovaries taken out | ovary removed | ovary surgery | stage 3 ovarian cancer | mass on her ovary | ovary tumour`,
  'bowel-cancer': `
    bowel | bowel cancer | colon | colon cancer | cancer of the colon | rectal | rectal cancer | rectum | colorectal | colorectal cancer |
    colorectal carcinoma | intestinal cancer | cancer of the intestines | gut cancer | sigmoid colon cancer | cecum cancer | colectomy |
    colostomy | colon tumor | tumor in the colon | mass in colon | colin cancer | colorectel cancer | collon cancer | colonn cancer | rectel cancer |
    bowl cancer | adenocarcinoma of the colon | stage 2 colon cancer | large intestine cancer`,
  'uterine-cancer': `
    uterine | uterine cancer | uterus | uterus cancer | womb | womb cancer | cancer of the womb | endometrial | endometrial cancer |
    endometrial carcinoma | cancer of the uterus | tumor in uterus | endometrail cancer | uterin cancer | cancer of the lining of the uterus`,
  'cervical-cancer': `
    cervix | cervical | cervical cancer | cancer of the cervix | cervix cancer | cervical carcinoma | cervical tumor | servical cancer |
    cervicle cancer | cervical carcinoma in situ | neck of the womb cancer`,
  'pancreatic-cancer': `
    pancreas | pancreatic | pancreatic cancer | cancer of the pancreas | pancreas cancer | pancreatic tumor | pancreatic adenocarcinoma |
    whipple | whipple surgery | pancriatic cancer | pancreatic canser | pancreous cancer | pancreatc cancer`,
  'prostate-cancer': `
    prostate | prostate cancer | cancer of the prostate | prostrate cancer | prostrate | prostate tumor | gleason 7 | gleason score 9 |
    prostatectomy | prostae cancer | prostate carcinoma | metastatic prostate cancer | postate cancer`,
  'testicular-cancer': `
    testicular | testicular cancer | testicle | testicle cancer | cancer of the testicle | testes | testis | seminoma | testicular tumor |
    lump in testicle | testiclar cancer | orchiectomy`,
  'stomach-cancer': `
    stomach | stomach cancer | cancer of the stomach | gastric | gastric cancer | gastric adenocarcinoma | stomach tumor | linitis plastica |
    gastrectomy | stomache cancer | stomack cancer | diffuse gastric cancer`,
  melanoma: `
    melanoma | malignant melanoma | cancerous mole | melanoma on her back | melenoma | melonoma | melanom | mole cancer | eye melanoma`,
  'skin-cancer': `
    skin cancer | basal cell | basal cell carcinoma | basal cell skin cancer | squamous cell skin cancer | BCC | skin cancer on nose |
    basel cell carcinoma | skin tumor | cancer of the skin`,
  'kidney-cancer': `
    kidney | kidney cancer | cancer of the kidney | renal | renal cell carcinoma | renal cancer | kidney tumor | wilms tumor | wilms |
    nephrectomy | kidny cancer | mass on kidney | clear cell renal carcinoma`,
  'bladder-cancer': `
    bladder | bladder cancer | cancer of the bladder | bladder tumor | urothelial carcinoma | ureter cancer | bladdar cancer | blader cancer |
    urinary bladder cancer | urinary tract cancer`,
  'thyroid-cancer': `
    thyroid | thyroid cancer | cancer of the thyroid | papillary thyroid cancer | medullary thyroid cancer | thyroid tumor | thyriod cancer |
    tyroid cancer | thyroid nodule`,
  'brain-cancer': `
    brain | brain tumor | brain cancer | cancer of the brain | brain tumour | glioblastoma | glioma | GBM | astrocytoma | medulloblastoma |
    meningioma | spinal tumor | tumor in the head | brian tumor | glioblastma | tumor on the spine | growth in the brain`,
  'lung-cancer': `
    lung | lungs | lung cancer | cancer of the lung | lung tumor | small cell lung cancer | non small cell lung cancer | spot on lung cancer |
    bronchial carcinoma | pulmonary carcinoma | lung canser | cancer in his lungs`,
  'liver-cancer': `
    liver | liver cancer | cancer of the liver | hepatocellular carcinoma | hepatoma | liver tumor | hepatic cancer | liver canser | livver cancer`,
  'blood-cancer': `
    leukemia | leukaemia | lymphoma | Hodgkin | Hodgkins | Hodgkin's lymphoma | hodgkin lymphoma | hodgkins disease | non-Hodgkin lymphoma | non hodgkins |
    myeloma | multiple myeloma | blood cancer | cancer of the blood | bone marrow cancer | lymph node cancer | CLL | AML | leukimia | lukemia |
    lymphona | limphoma | childhood leukemia | acute lymphoblastic leukemia | chronic lymphocytic leukemia | multiple mieloma | hodgkins lymphona |
    cancer of the lymph nodes | bone marrow transplant | burkitt lymphoma`,
  sarcoma: `
    sarcoma | osteosarcoma | bone cancer | soft tissue sarcoma | ewing sarcoma | leiomyosarcoma | liposarcoma | muscle cancer | sarkoma |
    cancer of the bone | bone tumor | rhabdomyosarcoma`,
  'other-cancer': `
    eye cancer | throat cancer | esophageal cancer | cancer of the esophagus | mouth cancer | tongue cancer | oral cancer | larynx cancer |
    gallbladder cancer | gall bladder cancer | bile duct cancer | cholangiocarcinoma | appendix cancer | anal cancer | vulvar cancer | penile cancer |
    adrenal cancer | neuroblastoma | retinoblastoma | mesothelioma | carcinoid | neuroendocrine tumor | head and neck cancer | parathyroid cancer |
    pituitary tumor | small bowel cancer | small intestine cancer | tonsil cancer | pheochromocytoma | paraganglioma | spleen cancer | vaginal cancer |
    esophagal cancer | another cancer`,
  'cancer-of-unknown-kind': `
    cancer | Cancer | tumor | tumour | a tumor | some kind of cancer | cancer, don't know what kind | don't know which cancer | unknown cancer |
    cancer of unknown kind | malignancy | canser | cancr | malignant tumor | chemo | chemotherapy | radiation | cancer of unknown primary`,
  'bowel-polyps': `
    polyps | colon polyps | polyps in the colon | bowel polyps | polyposis | familial adenomatous polyposis | FAP | gardner syndrome |
    many colon polyps | pollyps | adenomas`,
  'heart-disease-before-50': `
    heart | heart attack | heart disease | heart failure | cardiomyopathy | enlarged heart | weak heart | weak heart muscle | angina | coronary artery disease |
    blocked arteries | clogged arteries | long QT | long QT syndrome | hart attack | heart atack | heart bypass | pacemaker | stent | cardiac disease | heart trouble |
    heart condition | myocardial infarction | hypertrophic cardiomyopathy | cardiomyopthy | arrhythmia`,
  'sudden-death': `
    sudden death | died suddenly | sudden cardiac death | dropped dead | cardiac arrest | SIDS | crib death | died in his sleep | unexplained death |
    suden death | sudden cardiac arrest`,
  'high-cholesterol': `
    cholesterol | high cholesterol | very high cholesterol | familial hypercholesterolemia | hypercholesterolemia | cholestrol | colesterol | LDL |
    high LDL | statins | cholesteral`,
  'blood-clots': `
    blood clot | blood clots | clot in leg | clot in the lung | DVT | deep vein thrombosis | thrombosis | pulmonary embolism | embolism | factor V leiden |
    clotting disorder | blood thinners | trombosis | blood clotts`,
  'iron-overload': `iron | hemochromatosis | iron overload | too much iron | high iron | hemocromatosis | haemochromatosis | HFE`,
  'sickle-cell-or-thalassemia': `
    sickle cell | sickle cell anemia | sickle cell disease | sickle cell trait | thalassemia | beta thalassemia | thalasemia | cooley's anemia | mediterranean anemia |
    sikle cell`,
  'cystic-fibrosis': `cystic fibrosis | CF | cystic fybrosis | sistic fibrosis | CFTR | cystic fibrosis carrier`,
  'muscle-disease': `
    muscle disease | muscular dystrophy | duchenne | duchenne muscular dystrophy | SMA | spinal muscular atrophy | myotonic dystrophy | muscle weakness |
    muscular distrophy | ALS | lou gehrig's disease | becker muscular dystrophy | charcot marie tooth | muscle wasting disease`,
  'dementia-before-60': `
    dementia | alzheimer | alzheimer's | alzheimers disease | memory loss | early onset alzheimer's | frontotemporal dementia | lewy body dementia | alzhiemers |
    altzheimer | dementa | lost her memory | senile`,
  'huntington-disease': `huntington | huntington's | huntington's disease | huntingtons chorea | chorea | huntingon | huntigton disease`,
  'intellectual-disability': `
    intellectual disability | autism | autistic | mental retardation | mentally retarded | mentally disabled | learning disability | slow learner |
    developmental delay | fragile X | fragile x syndrome | down syndrome | down's syndrome | asperger's | intelectual disability`,
  'birth-defect': `
    birth defect | birth defects | cleft lip | cleft palate | spina bifida | born with a hole in the heart | hole in the heart | congenital heart defect |
    congenital heart disease | clubfoot | club foot | hydrocephalus | born with a heart defect | congenital malformation | cleft lipp`,
  'known-gene-change': `
    BRCA | BRCA1 | BRCA2 | brca 1 | brca-2 | BRCA positive | BRCA1 mutation | BRCA gene | braca | bracca | bcra | Lynch | Lynch syndrome | linch syndrome | HNPCC |
    PALB2 | CHEK2 | ATM | MLH1 | MSH2 | MSH6 | TP53 | p53 | Li-Fraumeni | Li Fraumeni syndrome | PTEN | Cowden syndrome | CDH1 | Peutz-Jeghers |
    BRCA1 positive, no cancer | Lynch syndrome, never had cancer | VHL | von Hippel-Lindau | MEN1 | RET | gene change | gene mutation | genetic mutation | mutation | carrier of a gene | positive genetic test |
    hereditary cancer syndrome | HBOC | RAD51C | CDKN2A | pathogenic variant | gene defect | Gorlin syndrome`,
  'other-condition': `
    hemophilia | marfan syndrome | neurofibromatosis | ehlers danlos | tay sachs | schizophrenia | epilepsy | parkinson's disease | deafness | gaucher disease | PKU`,
  none: `
    broken leg | flu | the flu | stomach flu | covid | COVID-19 | cold | bad cold | fever | high fever | headache | migraine | back pain | chest pain |
    sore throat | shortness of breath | breath | asthma | arthritis | pneumonia | bronchitis | diabetes | high blood pressure | low blood sugar |
    stroke | kidney stones | kidney failure | gallstones | appendicitis | hernia | ulcer | stomach ache | heartburn | acid reflux | liver disease | fatty liver |
    hepatitis | hepatitis C | cirrhosis | pancreatitis | prostatitis | enlarged prostate | ovarian cyst | fibroids | endometriosis | breast implants |
    breast feeding | breast reduction | benign breast lump | benign tumor | benign tumor, then nothing | knee replaced | tonsils removed | appendix removed | not cancer | it was not cancer | no idea | nothing | none | healthy | I am fine | car accident |
    accident | depression | anxiety | allergies | hay fever | eczema | acne | rash | broken arm | sprained ankle | tooth ache | cataracts | glasses |
    pregnancy | menopause | hot flashes | gout | lupus | thyroid problems | underactive thyroid | hypothyroidism | goiter | anemia | low iron | shingles | measles |
    chickenpox | mumps | malaria | tuberculosis | urinary tract infection | bladder infection | yeast infection | ear infection | skin rash | dry skin |
    muscle cramps | muscle pain | hip replacement | knee surgery | neck pain | cervical spine | head cold | brain fog | nasal polyps | lung infection |
    river | color | dancer | asdf | qwerty | xyz | obesity | smoking | alcohol | insomnia | hearing aid | varicose veins | hemorrhoids | constipation |
    diarrhea | food poisoning | dizzy | sunburn | bug bite | old age | natural causes`,
};
