import type { ConditionCode } from '#domain/family-history.ts';

/** What people type in Spanish, with accents and without, and the condition that must come first; `none` where none may come. */
export const spanish: Readonly<Partial<Record<ConditionCode | 'none', string>>> = {
  'breast-cancer': `
    mama | mamas | cáncer de mama | cancer de mama | cáncer de seno | cancer de seno | cáncer de pecho | cancer de pecho | pecho | pechos | seno | senos |
    tumor en el pecho | tumor de mama | tumor en el seno | bulto en el pecho | bulto en el seno | bolita en el seno | bulto | bolita en la mama | carcinoma de mama |
    carcinoma ductal | carcinoma ductal in situ | carcinoma ductal infiltrante | carcinoma lobulillar | CDIS | triple negativo | cáncer de mama triple negativo |
    mastectomía | mastectomia | doble mastectomía | le hicieron una mastectomía | masectomia | tamoxifeno | tumorectomía | lumpectomía | cáncer en los dos pechos |
    cáncer en ambos senos | mi mamá tuvo cáncer de mama | mi mama tuvo cancer de mama | mi abuela tuvo cáncer de pecho a los 44 | canser de mama | cáncer de mamá en la abuela de pecho |
    le quitaron un pecho | le quitaron los pechos | le quitaron un seno | le quitaron una mama | le operaron del seno | cirugía de mama | le extirparon el pecho |
    cáncer de ceno | canser de ceno | tumor benigno y después cáncer de mama | canser de seno | cncer de mama | cáncer de teta | cáncer mamario | tumor mamario | tumor maligno en el pecho | cáncer de mama en hombre | HER2`,
  'ovarian-cancer': `
    ovario | ovarios | cáncer de ovario | cancer de ovario | cáncer de ovarios | cáncer en los ovarios | tumor de ovario | tumor en el ovario | carcinoma de ovario | trompa |
    trompas de falopio | cáncer de trompa de Falopio | cancer de las trompas | peritoneo | peritoneal | cáncer de peritoneo | cáncer peritoneal |
    revestimiento del abdomen | cáncer del revestimiento del abdomen | ovarioo | cancer de obario | tumor ovárico | tumor ovarico | ooforectomía | salpingectomía | carcinoma peritoneal |
    le quitaron los ovarios | le quitaron un ovario | le sacaron los ovarios | cirugía de ovario | bulto en el ovario`,
  'bowel-cancer': `
    colon | cáncer de colon | cancer de colon | recto | cáncer de recto | cancer rectal | colorrectal | cáncer colorrectal | cancer colorectal | intestino |
    cáncer de intestino | cáncer en el intestino | cáncer intestinal | intestino grueso | cáncer del intestino grueso | tumor en el colon | tumor en el intestino |
    colectomía | colostomia | canser de colon | cáncer de cólon | intestinos | cancer en las tripas | adenocarcinoma de colon | cancer de intetino | tumor en el recto`,
  'uterine-cancer': `
    útero | utero | matriz | cáncer de útero | cancer de utero | cáncer de matriz | cancer de la matriz | cáncer en la matriz | endometrio | cáncer de endometrio |
    cancer endometrial | carcinoma de endometrio | tumor en la matriz | tumor en el útero | cancer uterino | cancer de matris | cáncer de endrometrio`,
  'cervical-cancer': `
    cuello uterino | cáncer de cuello uterino | cancer de cuello uterino | cuello del útero | cáncer de cuello del útero | cuello de la matriz | cáncer del cuello de la matriz |
    cérvix | cervix | cáncer de cérvix | cancer cervical | cervical | cáncer cervicouterino | cancer cervico uterino | cancer de servix | carcinoma cervical`,
  'pancreatic-cancer': `
    páncreas | pancreas | cáncer de páncreas | cancer de pancreas | tumor en el páncreas | cáncer pancreático | cancer pancreatico | pancrea | cancer de pancrea | adenocarcinoma de páncreas`,
  'prostate-cancer': `
    próstata | prostata | cáncer de próstata | cancer de prostata | tumor de próstata | cáncer en la próstata | prostatectomía | prostatectomia | gleason 8 | protata |
    cancer de la prostata | cancer de prostatas | canser de prostata`,
  'testicular-cancer': `
    testículo | testiculo | testículos | cáncer de testículo | cancer de testiculos | cáncer testicular | cancer testicular | tumor en el testículo | seminoma | bulto en el testículo | testicular`,
  'stomach-cancer': `
    estómago | estomago | cáncer de estómago | cancer de estomago | cáncer gástrico | cancer gastrico | gástrico | tumor en el estómago | gastrectomía | cancer del estomago |
    cancer de estomgo | adenocarcinoma gástrico`,
  melanoma: `melanoma | melanoma maligno | melanomas | lunar maligno | lunar canceroso | melanoma en la espalda | melanma | cáncer de lunar | melanoma cutáneo`,
  'skin-cancer': `
    cáncer de piel | cancer de piel | cáncer en la piel | carcinoma basocelular | basocelular | carcinoma espinocelular de piel | cancer de la piel | tumor de piel | carcinoma de células basales |
    canser de piel`,
  'kidney-cancer': `
    riñón | riñon | riñones | cáncer de riñón | cancer de riñon | cancer de rinon | cáncer renal | carcinoma renal | tumor en el riñón | tumor de Wilms | nefrectomía | renal | tumor renal`,
  'bladder-cancer': `
    vejiga | cáncer de vejiga | cancer de vejiga | cancer de la vejiga | tumor en la vejiga | bejiga | cancer de bejiga | carcinoma urotelial | cáncer de uréter | cáncer de vías urinarias`,
  'thyroid-cancer': `tiroides | cáncer de tiroides | cancer de tiroides | cáncer de la tiroides | tumor en la tiroides | cancer de tiroide | cáncer tiroideo | carcinoma papilar de tiroides | nódulo en la tiroides`,
  'brain-cancer': `
    cerebro | tumor cerebral | tumor en el cerebro | cáncer cerebral | cáncer de cerebro | cancer en la cabeza | tumor en la cabeza | glioblastoma | glioma | astrocitoma | meningioma | meduloblastoma |
    tumor en la columna | tumor celebral | tumor de la médula espinal`,
  'lung-cancer': `
    pulmón | pulmon | pulmones | cáncer de pulmón | cancer de pulmon | cáncer en los pulmones | tumor en el pulmón | cáncer pulmonar | cancer pulmonar | cancer de pulmón de células pequeñas | cancer de plumon`,
  'liver-cancer': `hígado | higado | cáncer de hígado | cancer de higado | cáncer en el hígado | tumor en el hígado | hepatocarcinoma | cáncer hepático | carcinoma hepatocelular | cancer de igado`,
  'blood-cancer': `
    leucemia | leucemia aguda | leucemia linfoblástica | linfoma | linfoma de Hodgkin | linfoma no Hodgkin | Hodgkin | enfermedad de Hodgkin | mieloma | mieloma múltiple | mieloma multiple |
    cáncer de sangre | cáncer en la sangre | cancer de la sangre | cáncer de los ganglios | cáncer en los ganglios linfáticos | cáncer de médula ósea | cancer de la medula | leusemia | lucemia | linfona |
    mieloma multple | trasplante de médula ósea de leucemia`,
  sarcoma: `sarcoma | osteosarcoma | cáncer de hueso | cáncer de huesos | cancer en los huesos | sarcoma de Ewing | tumor óseo | liposarcoma | cáncer de músculo | sarcoma de tejidos blandos | tumor en el hueso`,
  'other-cancer': `
    cáncer de garganta | cancer de garganta | cáncer de esófago | cancer de esofago | cáncer de boca | cáncer de lengua | cáncer de laringe | cáncer de ojo | cáncer de vesícula | cancer de la vesicula |
    cáncer de vesícula biliar | cáncer de vías biliares | colangiocarcinoma | cáncer de apéndice | cáncer de ano | cáncer de vulva | cáncer de pene | cáncer de encía | cáncer de bazo | retinoblastoma | neuroblastoma |
    mesotelioma | tumor neuroendocrino | tumor de hipófisis | cáncer de cabeza y cuello | cáncer de intestino delgado | cáncer de amígdalas | feocromocitoma | cancer de esófgao | otro cáncer de labio`,
  'cancer-of-unknown-kind': `
    cáncer | cancer | Cáncer | canser | tumor | un tumor | tumor maligno | no sé qué cáncer | cáncer, no sé de qué tipo | cáncer desconocido | algún cáncer | mi mamá tuvo cáncer | mi mama tuvo cancer | quimio | quimioterapia |
    quimioterapias | radioterapia | tumores | cáncer terminal | neoplasia maligna | cáncer de origen desconocido`,
  'bowel-polyps': `pólipos | polipos | pólipos en el colon | polipos en el intestino | pólipos intestinales | muchos pólipos | poliposis | poliposis familiar | adenomas | polipos en el colon`,
  'heart-disease-before-50': `
    corazón | corazon | infarto | infarto al corazón | ataque al corazón | ataque al corazon | ataque cardíaco | ataque cardiaco | enfermedad del corazón | problemas del corazón | mal del corazón |
    insuficiencia cardíaca | corazón débil | corazón grande y débil | miocardiopatía | cardiomiopatía | angina de pecho | arritmia | marcapasos | arterias tapadas | arteria coronaria tapada | infarto de miocardio | imfarto | enfermedad cardiaca`,
  'sudden-death': `muerte súbita | muerte subita | murió de repente | murio de repente | muerte repentina | paro cardíaco | muerte de cuna | murió dormido | muerte inesperada | murió mientras durmiendo de repente | paro cardiaco`,
  'high-cholesterol': `colesterol | colesterol alto | colesterol muy alto | hipercolesterolemia | hipercolesterolemia familiar | colesterl | LDL alto | estatinas | el colesterol elevado`,
  'blood-clots': `coágulos | coagulos | coágulo de sangre | coágulos de sangre | coágulo en la pierna | trombosis | trombosis en la pierna | embolia pulmonar | embolia | trombo | trombofilia | factor V Leiden | anticoagulantes | cuagulos`,
  'iron-overload': `hierro | hemocromatosis | demasiado hierro | sobrecarga de hierro | mucho hierro | hierro alto | exceso de hierro | emocromatosis`,
  'sickle-cell-or-thalassemia': `anemia falciforme | falciforme | células falciformes | drepanocitosis | talasemia | talasemia beta | anemia mediterránea | talacemia | rasgo falciforme | anemia drepanocítica`,
  'cystic-fibrosis': `fibrosis quística | fibrosis quistica | mucoviscidosis | fibrosis quistca | portador de fibrosis quística | fibrocis quistica`,
  'muscle-disease': `distrofia muscular | distrofia | distrofia de Duchenne | Duchenne | enfermedad muscular | enfermedad de los músculos | debilidad muscular | atrofia muscular espinal | miopatía | ELA | músculos débiles | distrofía muscular`,
  'dementia-before-60': `demencia | demencia senil | alzheimer | alzhéimer | enfermedad de Alzheimer | alzeimer | alsheimer | pérdida de memoria | perdida de memoria | perdió la memoria | demencia frontotemporal`,
  'huntington-disease': `huntington | enfermedad de Huntington | corea de Huntington | mal de Huntington | huntinton | hungtinton`,
  'intellectual-disability': `
    discapacidad intelectual | autismo | autista | retraso mental | retardo mental | retraso del desarrollo | problemas de aprendizaje | síndrome de Down | sindrome de down | X frágil | síndrome X frágil | asperger |
    discapasidad intelectual`,
  'birth-defect': `
    defecto de nacimiento | defecto congénito | defectos congénitos | labio leporino | paladar hendido | espina bífida | espina bifida | malformación congénita | nació con un defecto | soplo en el corazón | cardiopatía congénita del corazón |
    hidrocefalia | pie zambo | problema de nacimiento`,
  'known-gene-change': `
    BRCA | BRCA1 | BRCA2 | brca 1 | BRCA positivo | gen BRCA | mutación BRCA | mutacion en BRCA1 | Lynch | síndrome de Lynch | sindrome de lynch | linch | PALB2 | CHEK2 | TP53 | MLH1 | Li-Fraumeni | síndrome de Cowden |
    BRCA2 positiva, sin cáncer | mutación | mutacion | mutación genética | cambio en un gen | gen alterado positivo | portadora de un gen | gen hereditario positivo | prueba genética positiva | variante patogénica | síndrome de cáncer hereditario | von Hippel-Lindau | braca | ATM`,
  'other-condition': `hemofilia | síndrome de Marfan | neurofibromatosis | esquizofrenia | epilepsia | parkinson | mal de Parkinson | sordera | fenilcetonuria | porfiria | tay sachs`,
  none: `
    pierna rota | gripe | gripa | resfriado | catarro | covid | fiebre | fiebre alta | dolor de cabeza | migraña | dolor de espalda | dolor de pecho | dolor de garganta | dolor de estómago | tos |
    asma | artritis | neumonía | bronquitis | diabetes | presión alta | azúcar alta | azúcar en la sangre | derrame cerebral | derrame | piedras en los riñones | cálculos en el riñón | apendicitis | hernia | úlcera | úlcera en el estómago | acidez |
    reflujo | hígado graso | hepatitis | cirrosis | pancreatitis | prostatitis | próstata inflamada | quiste en el ovario | quistes | miomas | endometriosis | implantes de senos | tumor benigno | bulto benigno | le quitaron las amígdalas | no era cáncer |
    no fue cáncer | sin cáncer | quién sabe | no sé | ni idea | nada | ninguna | sano | sana | accidente | accidente de carro | depresión | ansiedad | nervios | alergias | eczema | acné | sarpullido | brazo roto |
    esguince | dolor de muelas | caries | cataratas | lentes | embarazo | menopausia | gota | lupus | problemas de tiroides | hipotiroidismo | bocio | anemia | falta de hierro | varicela | sarampión | paperas | malaria | dengue |
    tuberculosis | infección urinaria | infección en la vejiga | infección de oído | piel seca | calambres | dolor muscular | hernia cervical | dolor de cuello | tortícolis | obesidad | alcohol | tabaco | insomnio |
    várices | hemorroides | estreñimiento | diarrea | vómito | mareo | quemadura | vejez | muerte natural | mi mamá | mamá | hola | abc | colores | piojos | pulmonía`,
};
