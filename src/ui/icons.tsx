/** All icons. What the first pages show imports its group's file instead, so that they load no other group. */
export type { IconProps } from './icons/icon.tsx';
export { CheckIcon, CheckCircleIcon, InfoIcon, WarningIcon, AlertIcon, SupportIcon } from './icons/status.tsx';
export { ChevronDownIcon, ArrowLeftIcon, ArrowRightIcon, CloseIcon } from './icons/arrows.tsx';
export { DnaStrandIcon, LightBulbIcon, CareHeartIcon, DoctorIcon } from './icons/care.tsx';
export {
  LockIcon,
  PersonIcon,
  SignOutIcon,
  ClockIcon,
  MailIcon,
  PhoneIcon,
  CalendarIcon,
  DocumentIcon,
  PackageIcon,
  PlusIcon,
  PencilIcon,
} from './icons/things.tsx';
