/** The engine for FHIR R4 questionnaires: which questions are asked, whether a response fits, what is submitted of it. */
export { allItems, answersByLinkId, canonicalOf, valueOf } from './questionnaire/answers.ts';
export { enabledItems } from './questionnaire/enabled.ts';
export { checkDraft, checkResponse } from './questionnaire/check.ts';
export { isExclusive } from './questionnaire/extensions.ts';
export { withoutDisabled } from './questionnaire/prune.ts';
