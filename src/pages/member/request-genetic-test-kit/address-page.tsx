import type { ReactNode } from 'react';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { requestKitTexts as texts } from '#src/texts/request-kit.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { SelectField, TextField } from '#src/ui/fields/index.ts';
import { isUnanswered } from '#src/ui/form/failure.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { orderPaths } from './order-paths.ts';
import { addressMessages, addressSchema, stateOptions } from './order-form.ts';
import type { OrderPageProps } from './test-page.tsx';

type AddressPageProps = OrderPageProps & {
  /** Whether what is typed is kept. */
  kept: ReactNode;
};

/** The second page of an order: where the kit goes. What the backend refused about it is said beside the field. */
export function AddressPage({ values, onChange, onDone, kept }: AddressPageProps) {
  const t = useWords();
  const { failure } = useJourney();
  return (
    <StepPage step="request-genetic-test-kit" title={t(texts.addressTitle)} lead={t(texts.addressLead)}>
      <Form
        schema={addressSchema}
        defaultValues={{ address: values.address }}
        messages={addressMessages(values.address)}
        failure={failure}
        failureTitle={t(isUnanswered(failure) ? texts.unsure : texts.failed)}
        onValues={onChange}
        onSubmit={(checked) => {
          onChange(checked);
          onDone();
        }}
      >
        <TextField
          name="address.line1"
          label={t(texts.line1)}
          hint={t(texts.line1Hint)}
          autoComplete="shipping address-line1"
        />
        <TextField
          name="address.line2"
          label={t(texts.line2)}
          hint={t(texts.line2Hint)}
          autoComplete="shipping address-line2"
          optional
        />
        <TextField
          name="address.city"
          label={t(texts.city)}
          hint={t(texts.cityHint)}
          autoComplete="shipping address-level2"
        />
        <SelectField
          name="address.state"
          label={t(texts.state)}
          options={stateOptions}
          autoComplete="shipping address-level1"
        />
        <TextField
          name="address.zip"
          label={t(texts.zip)}
          hint={t(texts.zipHint)}
          inputMode="numeric"
          autoComplete="shipping postal-code"
        />
        {kept}
        <Actions>
          <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
          <BackLink to={orderPaths.test} />
        </Actions>
      </Form>
    </StepPage>
  );
}
