import { Icon, type IconProps } from './icon.tsx';

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
