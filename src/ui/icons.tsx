import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export type IconProps = { size?: 'sm' | 'md' | 'lg' | 'xl'; color?: string };

/** All icons are our own, on a grid of 24, one line weight; decoration only, so hidden from screen readers. */
function Icon({ size = 'md', color, children }: IconProps & { children: ReactNode }) {
  return (
    <Svg size={size} {...(color && { color })} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </Svg>
  );
}

export const DnaStrandIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 2.5c0 4.9 10 4.6 10 9.5S7 16.6 7 21.5" />
    <path d="M17 2.5c0 4.9-10 4.6-10 9.5s10 4.6 10 9.5" />
    <path d="M8.2 5h7.6M9.7 12h4.6M8.2 19h7.6" />
  </Icon>
);

export const LightBulbIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 16.2c0-1.7-.8-2.5-1.7-3.6A6 6 0 1 1 18 9c0 1.5-.5 2.6-1.3 3.6-.9 1.1-1.7 1.9-1.7 3.6Z" />
    <path d="M9.5 19h5M10.5 21.5h3M12 16v-4.5" />
  </Icon>
);

export const CareHeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 13.8 7.6 9.6a2.9 2.9 0 0 1 4.1-4.1l.3.3.3-.3a2.9 2.9 0 0 1 4.1 4.1Z" />
    <path d="M2.5 14.5h2.8l3.4 2.3h4.1a1.6 1.6 0 0 1 0 3.2H9.3" />
    <path d="m14.3 17.6 4.9-2.6a1.7 1.7 0 0 1 1.7 2.9l-5.2 3.3a4 4 0 0 1-2.1.6H2.5" />
  </Icon>
);

export const DoctorIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="7" r="4" />
    <path d="M4 21.5v-1.3A5.7 5.7 0 0 1 9.7 14.5h4.6a5.7 5.7 0 0 1 5.7 5.7v1.3" />
    <path d="M9 14.5v2.8M15 14.5v2" />
    <circle cx="9" cy="18.8" r="1.4" />
    <path d="M13.5 19.3v-1.1a1.6 1.6 0 0 1 3.1 0v1.1" />
  </Icon>
);

export const SupportIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 13.5v-1.6a8 8 0 0 1 16 0v1.6" />
    <rect x="2.8" y="13" width="4.2" height="5.8" rx="1.6" />
    <rect x="17" y="13" width="4.2" height="5.8" rx="1.6" />
    <path d="M19.2 18.8c0 1.7-1.9 2.5-4.4 2.5" />
    <path d="M12.3 21.3h2.2" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.8 4.6 4.5L19 7" />
  </Icon>
);

export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.3" />
    <path d="m7.8 12.5 2.9 2.8 5.6-6" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.3" />
    <path d="M12 11v5.5M12 7.4v.2" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.3 21.6 20H2.4Z" />
    <path d="M12 10v4.3M12 17.1v.2" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2Z" />
    <path d="M12 7.5v5.3M12 16.3v.2" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12h-15m6-6-6 6 6 6" />
  </Icon>
);

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12h15m-6-6 6 6-6 6" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8.2 10.5V7.3a3.8 3.8 0 0 1 7.6 0v3.2" />
  </Icon>
);

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="7.8" r="4.3" />
    <path d="M3.8 21.3c.6-4.5 4-6.8 8.2-6.8s7.6 2.3 8.2 6.8" />
  </Icon>
);

export const LogOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3.5H6A2.5 2.5 0 0 0 3.5 6v12A2.5 2.5 0 0 0 6 20.5h4" />
    <path d="M9.5 12h11m-4.5-4.5 4.5 4.5-4.5 4.5" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.3" />
    <path d="M12 6.5V12l3.6 2.3" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.8" y="5" width="18.4" height="14" rx="2.5" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.3 3.5H5.5a2 2 0 0 0-2 2.1 16 16 0 0 0 14.9 14.9 2 2 0 0 0 2.1-2v-2.8l-4.3-1.7-1.7 2.1a12.6 12.6 0 0 1-6.6-6.6L10 7.8Z" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.2" y="4.8" width="17.6" height="16" rx="2.5" />
    <path d="M3.2 9.8h17.6M8 2.5v4.3M16 2.5v4.3" />
  </Icon>
);

export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 2.8H7A2.3 2.3 0 0 0 4.7 5v14A2.3 2.3 0 0 0 7 21.3h10a2.3 2.3 0 0 0 2.3-2.3V8.5Z" />
    <path d="M13.5 2.8v5.7h5.8M8.5 13h7M8.5 16.8h7" />
  </Icon>
);

export const PackageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 2.8 20.3 7v10L12 21.2 3.7 17V7Z" />
    <path d="m3.9 7.1 8.1 4.1 8.1-4.1M12 11.2v10M7.8 4.9l8.2 4.2" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v15M4.5 12h15" />
  </Icon>
);

export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1.2-4.7L16.4 4.1a2.3 2.3 0 0 1 3.3 0l.2.2a2.3 2.3 0 0 1 0 3.3L8.7 18.8Z" />
    <path d="m14.2 6.3 3.5 3.5" />
  </Icon>
);

const Svg = chakra('svg', {
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      sm: { width: 'iconSmall', height: 'iconSmall' },
      md: { width: 'icon', height: 'icon' },
      lg: { width: 'lg', height: 'lg' },
      xl: { width: 'xl', height: 'xl' },
    },
  },
});
