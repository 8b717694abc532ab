import { chakra } from '@chakra-ui/react/styled-system';
import { fullName } from '#domain/names.ts';
import { queries } from '../../app/api/queries.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { Logo } from '../../ui/Logo.tsx';

/** On paper only: whose sheet it is, so that a doctor can put it with the right record. */
export function PaperHead() {
  const t = useWords();
  const { date, calendarDate } = useMoments();
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
          <dd>{date(new Date().toISOString())}</dd>
        </Fact>
      </dl>
    </Head>
  );
}

const Head = chakra('div', {
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
const Fact = chakra('div', {
  base: {
    display: 'flex',
    gap: '2xs',
    fontSize: 'small',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { fontWeight: 'bold' },
  },
});
