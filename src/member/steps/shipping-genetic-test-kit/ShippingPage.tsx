import { endedKitStatuses, type KitStatus } from '#domain/kit-status.ts';
import type { components } from '#openapi/generated/types.ts';
import { stepPath } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import { queries } from '#src/app/api/queries.ts';
import { useJourney } from '#src/app/journey/useJourney.ts';
import { useSignedInPerson } from '#src/app/session/AuthProvider.tsx';
import { kitTexts } from '#src/texts/kits.ts';
import { useWords } from '#src/texts/locale.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { LinkButton } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Actions } from '#src/ui/Stack.tsx';
import { Heading, TextLink } from '#src/ui/Text.tsx';
import { BackButton } from '../../BackButton.tsx';
import { hasSampleFailed } from '#src/records/kitTimeline.ts';
import { Loaded } from '#src/records/Loaded.tsx';
import { StepPage } from '../../StepPage.tsx';
import { EndedOrder } from './EndedOrder.tsx';
import { KitNews } from './KitNews.tsx';
import { KitTimeline } from './KitTimeline.tsx';
import { SampleFailed } from './SampleFailed.tsx';
import { SampleSteps } from './SampleSteps.tsx';
import { ShippingActions } from './ShippingActions.tsx';
import { StopOrder } from './StopOrder.tsx';
import { useFollowedKits } from './useFollowedKits.ts';
import { hasNoKit, useTellEnd } from './useTellEnd.ts';

/** As long as the lab has no sample, it helps to know how to give one. */
const beforeSample: readonly KitStatus[] = ['SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE'];

/** The seventh step: where the kit is, followed by itself, and how to give the sample. */
export default function ShippingPage() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  const kits = useFollowedKits(patientId);
  useTellEnd(kits);
  const status = kits.data?.data[0]?.status;
  // Only what results mean hangs on them: without them it is said in general words.
  const visits = queries.useQuery(
    'get',
    '/dna-visit/{patientId}/visits',
    { params: { path: { patientId } } },
    { enabled: status === 'COMPLETED' },
  );
  return (
    <StepPage step="shipping-genetic-test-kit" lead={t(leadOf(status))}>
      {kits.data && kits.isError && (
        <AlertBanner tone="warning" live title={t(texts.staleTitle)}>
          {t(texts.stale)}
        </AlertBanner>
      )}
      <Loaded of={[kits]} waiting={t(kitTexts.looking)}>
        {({ data: [newest] }) => (newest ? <Shipping kit={newest} visits={visits.data?.data} /> : <NoOrder />)}
      </Loaded>
    </StepPage>
  );
}

type ShippingProps = {
  kit: components['schemas']['Kit'];
  visits: readonly components['schemas']['Visit'][] | undefined;
};

function Shipping({ kit, visits }: ShippingProps) {
  const t = useWords();
  const { found } = useJourney();
  const hasEnded = hasNoKit(kit.status);
  return (
    <>
      {found === 'request-genetic-test-kit' && <OrderFound />}
      <KitNews key={kit.id} kit={kit} visits={visits} />
      {hasEnded && <EndedOrder kit={kit} />}
      {hasSampleFailed(kit) && <SampleFailed kit={kit} />}
      <Card aria-labelledby="kit-timeline">
        <Heading id="kit-timeline" marginBlockEnd="md">
          {t(isOver(kit.status) ? texts.timelineOver : texts.timeline)}
        </Heading>
        <KitTimeline kit={kit} visits={visits} />
      </Card>
      {beforeSample.includes(kit.status) && <SampleSteps />}
      {hasEnded ? (
        <Actions>
          <BackButton />
        </Actions>
      ) : (
        <ShippingActions status={kit.status} />
      )}
      <StopOrder status={kit.status} />
    </>
  );
}

/** What was ordered just now was not made: another tab or device was faster. */
function OrderFound() {
  const t = useWords();
  return (
    <AlertBanner
      live
      title={t(texts.foundTitle)}
      action={<TextLink to={stepPath('request-genetic-test-kit')}>{t(texts.foundSee)}</TextLink>}
    >
      {t(texts.found)}
    </AlertBanner>
  );
}

function leadOf(status: KitStatus | undefined): Words {
  if (status === 'COMPLETED') return texts.leadDone;
  return isOver(status) ? texts.leadOver : texts.lead;
}

function isOver(status: KitStatus | undefined): boolean {
  return status !== undefined && endedKitStatuses.includes(status);
}

function NoOrder() {
  const t = useWords();
  return (
    <>
      <AlertBanner title={t(texts.noOrder)}>{t(texts.noOrderBody)}</AlertBanner>
      <Actions>
        <LinkButton to={stepPath('request-genetic-test-kit')} wide="phone">
          {t(texts.toOrder)}
        </LinkButton>
        <BackButton />
      </Actions>
    </>
  );
}
