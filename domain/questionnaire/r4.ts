/**
 * FHIR R4's Questionnaire (https://hl7.org/fhir/R4/questionnaire.html) and QuestionnaireResponse
 * (https://hl7.org/fhir/R4/questionnaireresponse.html) as anybody may write them, as far as the engine and the pages look
 * at them. Our own questions are narrower: domain/fhir.ts.
 */
export type Coding = { system?: string; code?: string; display?: string };
export type Quantity = { value?: number; comparator?: string; unit?: string; system?: string; code?: string };
export type Reference = { reference?: string; display?: string };

export type ItemType =
  | 'group'
  | 'display'
  | 'boolean'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'string'
  | 'text'
  | 'url'
  | 'choice'
  | 'open-choice'
  | 'attachment'
  | 'reference'
  | 'quantity';

export type EnableOperator = 'exists' | '=' | '!=' | '>' | '<' | '>=' | '<=';

/** A condition on the answers of another question. */
export type EnableWhen = {
  question: string;
  operator: EnableOperator;
  answerBoolean?: boolean;
  answerDecimal?: number;
  answerInteger?: number;
  answerDate?: string;
  answerDateTime?: string;
  answerTime?: string;
  answerString?: string;
  answerCoding?: Coding;
  answerQuantity?: Quantity;
  answerReference?: Reference;
};

export type Extension = {
  url: string;
  valueBoolean?: boolean;
  valueInteger?: number;
  valueDecimal?: number;
  valueDate?: string;
  valueDateTime?: string;
  valueTime?: string;
  valueString?: string;
  valueCode?: string;
  valueCoding?: Coding;
  valueCodeableConcept?: { coding?: Coding[]; text?: string };
};

/** What an answer, an option or an initial value can be. */
export type Value = {
  valueBoolean?: boolean;
  valueDecimal?: number;
  valueInteger?: number;
  valueDate?: string;
  valueDateTime?: string;
  valueTime?: string;
  valueString?: string;
  valueUri?: string;
  valueCoding?: Coding;
  valueQuantity?: Quantity;
  valueReference?: Reference;
  valueAttachment?: object;
};

export type AnswerOption = Value & { initialSelected?: boolean; extension?: Extension[] };

export type QuestionnaireItem = {
  linkId: string;
  prefix?: string;
  text?: string;
  type: ItemType;
  required?: boolean;
  repeats?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  extension?: Extension[];
  enableBehavior?: 'all' | 'any';
  enableWhen?: EnableWhen[];
  answerValueSet?: string;
  answerOption?: AnswerOption[];
  initial?: Value[];
  item?: QuestionnaireItem[];
};

type Concept = { system?: string; code?: string; display?: string; abstract?: boolean; contains?: Concept[] };

/** A list of answers that travels within the questionnaire. */
export type ValueSet = {
  resourceType: string;
  id?: string;
  url?: string;
  expansion?: { contains?: Concept[] };
  compose?: { include?: ConceptSet[]; exclude?: ConceptSet[] };
};

type ConceptSet = { system?: string; concept?: Concept[]; filter?: object[]; valueSet?: string[] };

export type Questionnaire = {
  resourceType: 'Questionnaire';
  id?: string;
  url?: string;
  version?: string;
  status?: string;
  title?: string;
  description?: string;
  contained?: ValueSet[];
  item?: QuestionnaireItem[];
};

export type ResponseAnswer = Value & { item?: ResponseItem[] };

export type ResponseItem = { linkId: string; text?: string; answer?: ResponseAnswer[]; item?: ResponseItem[] };

export type QuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse';
  questionnaire?: string;
  status: 'in-progress' | 'completed' | 'amended';
  item?: ResponseItem[];
};
