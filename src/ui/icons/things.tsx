import { Icon, type IconProps } from './icon.tsx';

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

export const SignOutIcon = (props: IconProps) => (
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
