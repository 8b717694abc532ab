import { expect, it } from 'vitest';
import { compileValidator } from '#server/contract/validation/compiler.ts';

const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
const validatorOf = (httpPart: string) => compileValidator({ schema, httpPart, method: 'GET', url: '/' });

it('what judges a schema is made once for each part of a request, which each names its places as callers write them', () => {
  expect(validatorOf('body')).toBe(validatorOf('body'));
  const pathIn = (part: string): unknown => validatorOf(part)({});
  expect(pathIn('body')).toMatchObject({ error: { problems: [{ path: '/id' }] } });
  expect(pathIn('params')).toMatchObject({ error: { problems: [{ path: 'id' }] } });
  expect(pathIn('headers')).toMatchObject({ error: { problems: [{ path: 'Id' }] } });
});
