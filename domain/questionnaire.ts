/** The engine for FHIR R4 questionnaires: which questions are asked, whether a response fits, what is submitted of it. */
export { allItems, canonicalOf, isQuestion, valueOf } from './questionnaire/answers.ts';
export { enabledItems, layOut, type Form } from './questionnaire/enabled.ts';
export { checkDraft, checkResponse, problemsOn } from './questionnaire/check.ts';
export { controlOf, isExclusive, isHidden, unevaluatedIn, unitOf } from './questionnaire/extensions.ts';
export { occursOf, occursWords } from './questionnaire/occurs.ts';
export { dateWords, isPartialDate } from './questionnaire/partial-date.ts';
export { answerAbove, type ItemNode, type PathStep } from './questionnaire/item-nodes.ts';
export { isSupported, prepare } from './questionnaire/prepare.ts';
export { withoutDisabled } from './questionnaire/prune.ts';
export { isThisOption } from './questionnaire/values.ts';
