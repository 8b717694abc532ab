import type { Words } from '../../domain/words.ts';

/** A question with its answer, in one paragraph or several. */
export type Question = { question: Words; answer: readonly Words[] };
/** Questions about one thing. */
export type QuestionGroup = { title: Words; questions: readonly Question[] };
