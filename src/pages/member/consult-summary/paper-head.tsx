import { fullName } from '#domain/names.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Logo } from '#src/ui/logo.tsx';
import { styled } from '#src/ui/styled.tsx';
import { useNow } from '#src/lib/use-now.ts';

/** On paper only: whose sheet it is, so that a doctor can put it with the right record. */
export function PaperHead() {
  const t = useWords();
  const { date, calendarDate } = useMoments();
  const now = useNow();
  const { noviId: patientId, firstName, middleName, lastName } = useSignedInPerson();
  const { data } = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } });
  const patient = data?.data;
  const name = patient?.last_name
    ? fullName(patient.first_name, patient.middle_name, patient.last_name)
    : fullName(firstName, middleName, lastName);
  return (
    <Head>
      <Logo />
      <dl>
        <Fact>
          <dt>{t(texts.patientName)}</dt>
          <dd>{name}</dd>
        </Fact>
        {patient?.date_of_birth && (
          <Fact>
            <dt>{t(texts.patientBorn)}</dt>
            <dd>{calendarDate(patient.date_of_birth)}</dd>
          </Fact>
        )}
        <Fact>
          <dt>{t(texts.printedOn)}</dt>
          <dd>{date(now.toISOString())}</dd>
        </Fact>
      </dl>
    </Head>
  );
}

const Head = styled('div', {
  base: {
    display: 'none',
    _print: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 'lg',
      paddingBlockEnd: 'xs',
      borderBlockEnd: '{borderWidths.line} solid {colors.line.control}',
    },
  },
});
const Fact = styled('div', {
  base: {
    display: 'flex',
    gap: '2xs',
    fontSize: 'small',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { fontWeight: 'bold' },
  },
});
