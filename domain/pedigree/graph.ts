import type { FamilyHistory, Relation, Relative, Twins } from '../family-history.ts';

/** What a person of the pedigree is to the member; `other-parent` is somebody's partner of whom nobody has told. */
export type PedigreeRelation = Relation | 'self' | 'other-parent';

/**
 * Whom a pedigree is about (NSGC): a proband, who is affected, has an arrow with a P; a consultand, who is well and asks for
 * counseling, the arrow alone.
 */
export type MemberRole = 'proband' | 'consultand';

/**
 * Somebody who stands in the pedigree: the member, a relative, or a placeholder for somebody who must have lived, but of
 * whom nobody has told.
 */
export type PedigreePerson = Omit<Relative, 'relation' | 'via' | 'vital_status' | 'adoption'> & {
  kind: 'member' | 'relative' | 'placeholder';
  vital_status: NonNullable<Relative['vital_status']>;
  adoption: NonNullable<Relative['adoption']>;
  relation: PedigreeRelation;
  /** The place among the relatives as they were told of; whoever was not told of comes before them. */
  told: number;
  /** Rows of the picture: grandparents are -2, the member is 0, grandchildren are 2. */
  generation: number;
};

/** How two people are related by blood. */
export type Kinship = NonNullable<FamilyHistory['parents_relation']>;

/** Two people who are a couple or have children together. Children stand from left to right, the oldest first where known. */
export type PedigreeUnion = {
  id: string;
  partners: [string, string];
  children: string[];
  /** How the two are related by blood; null where they are not, or nobody has said so. */
  related: Kinship | null;
};

/** The member comes first, and the others as they are drawn: row by row, from left to right. */
export type Pedigree = { persons: PedigreePerson[]; unions: PedigreeUnion[]; twins: Twins[] };

/** The member, as far as the pedigree tells. Age in years. */
export type PedigreeMember = {
  name: string;
  /** The end of the name, where it is known. */ surname?: string;
  age: number | null;
};
