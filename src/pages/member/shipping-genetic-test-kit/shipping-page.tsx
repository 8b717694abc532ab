import { endedKitStatuses, type KitStatus } from '#domain/kit-status.ts';
import { stepPath } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { hasSampleFailed } from '#src/features/kits/kit-timeline.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { kitTexts } from '#src/texts/kits.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, TextLink } from '#src/ui/text.tsx';
import { EndedOrder } from './ended-order.tsx';
import { KitNews } from './kit-news.tsx';
import { KitTimeline } from './kit-timeline.tsx';
import { SampleFailed } from './sample-failed.tsx';
import { SampleSteps } from './sample-steps.tsx';
import { ShippingActions } from './shipping-actions.tsx';
import { StopOrder } from './stop-order.tsx';
import { useFollowedKits } from './use-followed-kits.ts';
import { hasNoKit, useTellEnd } from './use-tell-end.ts';

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
        <Title id="kit-timeline">{t(isOver(kit.status) ? texts.timelineOver : texts.timeline)}</Title>
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

const Title = styled(Heading, { base: { marginBlockEnd: 'md' } });
