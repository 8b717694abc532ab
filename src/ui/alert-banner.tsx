import type { ReactNode, Ref } from 'react';
import { alertRecipe } from '../theme/recipes/surface.ts';
import { Email } from './email.tsx';
import type { IconProps } from './icons/icon.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon, WarningIcon } from './icons/status.tsx';
import { styled } from './styled.tsx';

export type AlertTone = 'default' | 'success' | 'destructive' | 'warning';

type AlertBannerProps = {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** It appeared after something the person did: a screen reader says it at once. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** A message in the page. The icon's shape and the words carry the tone, not the color alone. */
export function AlertBanner({ tone = 'default', title, children, action, live = false, ref }: AlertBannerProps) {
  const Icon = icons[tone];
  const role = live ? (tone === 'destructive' ? 'alert' : 'status') : undefined;
  return (
    <Frame tone={tone} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon />
      <Content>
        {title && <Title>{title}</Title>}
        {children && <div>{typeof children === 'string' ? <Email>{children}</Email> : children}</div>}
        {action && <ActionRow>{action}</ActionRow>}
      </Content>
    </Frame>
  );
}

const icons: Record<AlertTone, (props: IconProps) => ReactNode> = {
  default: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  destructive: AlertIcon,
};

const Frame = styled('div', alertRecipe);
const Content = styled('div', { base: { minWidth: '0', overflowWrap: 'anywhere' } });
const Title = styled('p', { base: { fontWeight: 'bold' } });
const ActionRow = styled('div', { base: { marginBlockStart: 'xs' } });
