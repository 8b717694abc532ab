/**
 * The subset of FHIR R4 that Novi speaks: Questionnaire (https://hl7.org/fhir/R4/questionnaire.html) and
 * QuestionnaireResponse (https://hl7.org/fhir/R4/questionnaireresponse.html). The contract says the same shapes.
 */
export type Coding = { system?: string; code?: string; display?: string };

export type ItemType =
  | 'group'
  | 'display'
  | 'boolean'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'string'
  | 'text'
  | 'choice'
  | 'open-choice';

export type EnableOperator = 'exists' | '=' | '!=' | '>' | '<' | '>=' | '<=';

/** A condition on the answers of another question. */
export type EnableWhen = {
  question: string;
  operator: EnableOperator;
  answerBoolean?: boolean;
  answerInteger?: number;
  answerDecimal?: number;
  answerDate?: string;
  answerString?: string;
  answerCoding?: Coding;
};

/** What R4 says beside its own fields: the largest value of an answer, that an option stands alone, or that a text is a help. */
export type QuestionnaireExtension = {
  url: string;
  valueBoolean?: boolean;
  valueInteger?: number;
  valueDecimal?: number;
  valueDate?: string;
  valueCodeableConcept?: { coding?: Coding[] };
};

export type AnswerOption = {
  valueString?: string;
  valueInteger?: number;
  valueCoding?: Coding;
  /** Chosen already when somebody begins to answer. */
  initialSelected?: boolean;
  extension?: QuestionnaireExtension[];
};

export type QuestionnaireItem = {
  linkId: string;
  prefix?: string;
  text?: string;
  type: ItemType;
  required?: boolean;
  repeats?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  extension?: QuestionnaireExtension[];
  enableBehavior?: 'all' | 'any';
  enableWhen?: EnableWhen[];
  answerOption?: AnswerOption[];
  /** What it is answered with when somebody begins to answer. */
  initial?: { valueBoolean?: boolean; valueInteger?: number; valueString?: string }[];
  item?: QuestionnaireItem[];
};

export type Questionnaire = {
  resourceType: 'Questionnaire';
  url: string;
  version: string;
  title: string;
  description?: string;
  status: 'draft' | 'active' | 'retired' | 'unknown';
  item: QuestionnaireItem[];
};

export type ResponseAnswer = {
  valueBoolean?: boolean;
  valueInteger?: number;
  valueDecimal?: number;
  valueDate?: string;
  valueString?: string;
  valueCoding?: Coding;
  item?: ResponseItem[];
};

export type ResponseItem = { linkId: string; text?: string; answer?: ResponseAnswer[]; item?: ResponseItem[] };

export type QuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse';
  questionnaire: string;
  status: 'in-progress' | 'completed' | 'amended';
  item: ResponseItem[];
};
