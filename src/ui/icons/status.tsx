import { Icon, type IconProps } from './icon.tsx';

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

export const SupportIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 13.5v-1.6a8 8 0 0 1 16 0v1.6" />
    <rect x="2.8" y="13" width="4.2" height="5.8" rx="1.6" />
    <rect x="17" y="13" width="4.2" height="5.8" rx="1.6" />
    <path d="M19.2 18.8c0 1.7-1.9 2.5-4.4 2.5" />
    <path d="M12.3 21.3h2.2" />
  </Icon>
);
