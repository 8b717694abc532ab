import { expectTypeOf, it } from 'vitest';
import type { IneligibleCode } from '#domain/eligibility.ts';
import type { FamilyHistory } from '#domain/family-history.ts';
import type { Questionnaire, QuestionnaireResponse } from '#domain/fhir.ts';
import type { ReleasedInformation, ReleasePurpose, ReleaseStatus } from '#domain/release.ts';
import type { VisitStatus } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

it('the domain’s shapes and lists are those of the contract', () => {
  expectTypeOf<Questionnaire>().toEqualTypeOf<Schemas['Questionnaire']>();
  expectTypeOf<QuestionnaireResponse>().toEqualTypeOf<Schemas['QuestionnaireResponse']>();
  expectTypeOf<FamilyHistory>().toEqualTypeOf<Schemas['FamilyHistory']>();
  expectTypeOf<IneligibleCode>().toEqualTypeOf<Schemas['Eligibility']['reasons'][number]['code']>();
  expectTypeOf<ReleasedInformation>().toEqualTypeOf<Schemas['ReleasedInformation']>();
  expectTypeOf<ReleasePurpose>().toEqualTypeOf<Schemas['RoiForm']['purpose']>();
  expectTypeOf<ReleaseStatus>().toEqualTypeOf<Schemas['RoiForm']['status']>();
  expectTypeOf<VisitStatus>().toEqualTypeOf<Schemas['Visit']['status']>();
});
