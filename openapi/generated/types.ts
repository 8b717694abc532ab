// Made from openapi/novi.yaml by "npm run generate".
export interface paths {
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the record of a new member
         * @description Called once after sign-up with the ID token of the new identity. Makes the user and the patient record, and puts `novi_id` and `novi_authorities` into the identity’s claims. An identity that has a record already gets that record back with its claims renewed, so a broken-off sign-up can simply be repeated. `role_name` accepts `member` alone.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user record
         * @description Everybody reads their own record; an admin any.
         */
        get: operations["getUser"];
        /**
         * Change names or record a step
         * @description For members; the names of the staff are changed by an operator. Changes names, records the next `step`, or both at once. Without `If-Match` the newest write wins; with it, 412 when stale. An admin who acts as the member changes names with it alone (428). The journey machine judges a step: never back, never past the next, and only with the evidence of the step stored; a refusal is a 409 whose message is the machine’s reason. The step that is stored already is accepted and changes nothing. `access_token` must be the request’s own Bearer token (403 `not_your_token`); it is never stored.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Close an account for good
         * @description Members close their own account, in person; the staff’s are taken away by an operator. The token must come from a sign-in of the last five minutes (403 `sign_in_again`). Drafts, phones and the sign-in e-mail are deleted at once, with everything else where no care was given; a record of care is kept as the law asks, and nobody can open it in the app any more. Open orders are canceled, visits ahead called off, releases revoked, and the account at the identity provider is removed, which ends every session. Doing it again is harmless and answers the same.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the roles of a user, as the record says
         * @description `me` stands for the identity of the token, also before its claims have arrived. Asking for one’s own roles brings the claims of the identity in line with the record. 404 `user_not_found` tells that the identity has no record yet.
         */
        get: operations["getUserRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign somebody out everywhere
         * @description For admins. All sessions of the account that have begun so far are over at once, on every device; nothing of the record changes, and they can sign in again. Doing it again is harmless.
         */
        delete: operations["deleteUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/update-user-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin or stop to act as a member
         * @description Changes the claims of the caller’s own account; `userId` is that account’s record, the admin’s own, at both ends. To begin: `novi_id` is the member, `novi_authorities` is `["member"]`, the three originals are the admin’s own id, first and last name, and `["admin"]`, and `reason` says why. To stop: `novi_id` and `novi_authorities` are what the admin’s record says, and the originals are null. Anything that is not exactly what the records say is refused with `claims_refused`. Doing either again is harmless and answers the same. Acting ends by itself after an hour, and when the role is taken away: then each request with a token that still says so is a 403 `impersonation_ended`. `access_token` must be the request’s own Bearer token (403 `not_your_token`); it is never stored.
         */
        post: operations["updateUserClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/impersonations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who acted as a member
         * @description The newest first, 100 on a page; a page with fewer is the last. Members read their own list, specialists those of their patients, admins anybody’s.
         */
        get: operations["listImpersonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff
         * @description For admins: specialists, nurses and admins by last and first name, with whether their account is shut. Roles are given and taken by an operator’s command.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sign-in e-mail that a record names
         * @description There is one, or none while it is being taken over by another account. Members read their own; so do their specialists.
         */
        get: operations["listUserEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-emails/{userEmailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let the record’s e-mail follow the account’s
         * @description A sign-in e-mail is changed at the identity provider alone, by the link that goes to the new mailbox. This brings the record in line with it, as every sign-in does, and stores an address only if the account signs in with it now: so the two never disagree. Anything else is a 409 `email_not_changed`, or `email_taken` where the record of another account that signs in with it has it.
         */
        put: operations["updateUserEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/message-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how somebody wants their e-mails
         * @description Members and specialists read their own. While nothing is stored: the defaults, of version 0.
         */
        get: operations["getMessagePreferences"];
        /**
         * Change how somebody wants their e-mails
         * @description All of it at once: the language, the time zone of the times in them, and what they are about. Those about a visit always come.
         */
        put: operations["updateMessagePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the phones of a member
         * @description The one to try first comes first. Members read their own; so do their specialists.
         */
        get: operations["listUserPhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-phones/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a phone
         * @description Up to five of a member. Numbers are of the US, in any usual spelling; they are kept in E.164. The first one is the one to try first, whatever is asked for; later ones become it when they say so, in place of the other. Texts go to mobiles only.
         */
        post: operations["createUserPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-phones/{userPhoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a phone
         * @description The whole of it. Exactly one phone is the one to try first: that can be given to another one, not taken away.
         */
        put: operations["updateUserPhone"];
        post?: never;
        /**
         * Remove a phone
         * @description When it was the one to try first, the oldest of the others becomes it.
         */
        delete: operations["deleteUserPhone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eligibility/verify-patient-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a person can join
         * @description Stores the details and answers whether the person is eligible: by the roster of the corporate customer whose code is given, or, without a code, as a self-referred adult who lives in a state that is served. Not eligible is an outcome with reasons, not an error. Every check is kept with its details. The patient record holds those that were accepted last: a later check that fails leaves them as they are. Everybody must be 18 or older, and the zip code must lie in the state (422 `/zip`).
         */
        post: operations["verifyPatientInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a roster
         * @description By last and first name, page by page.
         */
        get: operations["listRosterEntries"];
        put?: never;
        /**
         * Add people to a roster
         * @description One or many, all or none. Wrong details are told with the place of each (422); a member number that is on the roster already is a 409 with the place of each. Their coverage counts from the next check on.
         */
        post: operations["createRosterEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eligibility/{eligibilityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an entry of a roster
         * @description The whole of it. Who has joined by it stays in: what has changed counts at their next check.
         */
        put: operations["updateRosterEntry"];
        post?: never;
        /**
         * Remove an entry of a roster
         * @description Only while nobody has joined by it (409 `entry_in_use`): end its validity instead, so that it stays known who joined by what.
         */
        delete: operations["deleteRosterEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search members
         * @description All members for admins, who choose whom to act as. Their patients for specialists: those with whom they have a visit that was not canceled. Never anybody who has closed their account. 20 on a page; `next` asks for the page after this one (422 for a cursor of another caller, of another query, or of no page). An admin sorts by name alone and has no filters (422).
         */
        get: operations["listPatients"];
        put?: never;
        /**
         * Make the patient record of a member
         * @description A sign-up makes it together with the user, so there is one already; it is made only where it is missing. Its details come with the eligibility check.
         */
        post: operations["createPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/by-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count members by step
         * @description For admins: how many members stand at each step, in the order of the journey. Numbers alone; closed accounts do not count.
         */
        get: operations["countMembersByStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/is-eligible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the newest outcome of the eligibility check
         * @description For the patient, their care team and admins. `checked_at` is null as long as nothing was checked. When the newest check has failed and `accepted_at` is set, the details that were accepted then stay on file; until they or corrected ones are accepted anew, no kit can be ordered and no visit booked.
         */
        get: operations["isEligible"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a patient record
         * @description The legal name, date of birth and residence, null until the eligibility check has stored them. For the patient, their care team, and admins, who may correct them.
         */
        get: operations["getPatient"];
        /**
         * Correct the legal details of a patient
         * @description By their specialist or an admin, when the patient asks for it. The corrected details are judged as the patient’s own check would be, with the partner code on file; only details with which they can join are taken (409 `not_eligible` with the reasons), and the correction stands in the eligibility history with who made it.
         */
        put: operations["updatePatient"];
        post?: never;
        /**
         * Close a patient’s account for good
         * @description The same as `DELETE /users/{userId}`: a patient’s record ends with their account.
         */
        delete: operations["deletePatient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/pronouns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell one’s pronouns
         * @description By the patient, in their own words; an empty text takes them back. Their care team reads them with the patient.
         */
        put: operations["updatePronouns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/eligibility-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the eligibility checks of a patient
         * @description For the patient, their care team and admins. The newest first, page by page, each with its outcome, its reasons, and who of the staff made it, where it was not the patient.
         */
        get: operations["listEligibilityHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything that Novi holds of a member
         * @description One JSON file with every record that is about the member; `_about` in it says what each part is.
         */
        get: operations["downloadRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/download-fhir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the health record as FHIR
         * @description A FHIR R4 Bundle of the type `collection`, for other health apps.
         */
        get: operations["downloadFhir"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where a member is on the journey
         * @description The furthest step reached, and for each step whether its evidence is stored.
         */
        get: operations["getJourney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/sharing-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when a patient decided to share with nobody
         * @description Newest first; the newest says whether it stands. Empty for who never decided so.
         */
        get: operations["listSharingDecisions"];
        put?: never;
        /**
         * Decide to share with nobody
         * @description The member’s own decision, with its moment: it is the record of the step, and nothing is signed for it. A decision that stands already is answered again. While a release is in force it is refused (409 `release_in_force`); signing a release later replaces it.
         */
        post: operations["createSharingDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/draft-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key for drafts on a member’s own device
         * @description While the backend can’t be reached, the app keeps what was typed on the device, encrypted with this key. Only the member gets it, in person: nobody else can open what lies there. A closed account has none.
         */
        get: operations["getDraftKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/drafts/{draftStep}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was typed into a form and not sent yet
         * @description An empty draft has version 0.
         */
        get: operations["getDraft"];
        /**
         * Keep what is typed into a form
         * @description Values as typed, not yet checked. `If-Match` with the version last seen keeps two tabs from overwriting each other; keeping what is kept already changes nothing, and is no conflict.
         */
        put: operations["putDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/answers/{questionnaire}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a patient’s answers
         * @description The family history (`survey`) or the answers to the medical history. Nothing stored yet has version 0 and status `none`.
         */
        get: operations["getAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/get-famgenix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a patient’s pedigree
         * @description The family history as a pedigree: persons, and the unions between them, with placeholders for people who must have lived but of whom nobody has told; drawn from the newest answers for the patient, sent or not, and from what was sent last for everybody else. With `format`, a file: a drawing in the standard nomenclature of the NSGC (2022) as `svg` or `pdf`, the family history as a FHIR R4 bundle of FamilyMemberHistory (`fhir`), or the family tree as GEDCOM 5.5.1 (`gedcom`). `names=hidden` leaves out the names of people. Only for the patient and their care team; the FHS-7 screen is for the care team alone.
         */
        get: operations["getFamgenix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/care-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient’s care plans
         * @description Newest first.
         */
        get: operations["listCarePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/add-care-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a care plan
         * @description By a specialist of the patient. A plan that was made at a visit names it; the visit must be one of this patient with this specialist (422 `/visit_id`), and has one first plan (409 `plan_written`). A plan that changes another names it in `replaces`; both stay, and one is replaced once (409 `plan_replaced`). What it says as that one did stays as far as it was; all else is open. The same `Idempotency-Key` gets the first answer again.
         */
        post: operations["addCarePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care-plans/{carePlanId}/items/{itemNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how far something planned is
         * @description By a specialist of the patient; the patient says of what is theirs to do that it is done, or open again (403 for all else). What the plan says never changes: a plan with other items replaces it (`addCarePlan`), and of one that was replaced nothing changes (409 `plan_replaced`).
         */
        put: operations["updatePlanItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/order-kit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a genetic test kit
         * @description Orders one kit for an eligible patient who consents. While an order is open, another one is refused with 409 `order_open`; while the newest eligibility check says no, with 409 `not_eligible`; while no specialist has a license for where the patient lives, with 409 `no_counselor`. `consent_version` is the version of the consent text that the patient has read (422 when it is no longer the current one); it is stored with the language. The zip code must lie in the state (422 `/address/zip`). The same `Idempotency-Key` gets the first answer again.
         */
        post: operations["orderKit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save answers, as a draft or for good
         * @description `in-progress` keeps a draft, `completed` submits: then everything required must be answered (422 with a path for each gap). Saving after a submission makes it `amended` and keeps the earlier version; saving what is stored already changes nothing, whatever `If-Match` says: it is how a lost reply is made up for. Of items only the answers are stored, not `text` and `display`, which the questionnaire has. `If-Match` holds the version last seen (`"0"` for the first).
         */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaires/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the questions of the medical history
         * @description A FHIR R4 Questionnaire. `Accept-Language` chooses English or Spanish texts; the `linkId`s are the same. The largest date and ages that fit (`maxValue`) are those of the day and of the caller’s own date of birth. What the caller has sent in the survey about their sex at birth, gender, cancers, ancestry and gene changes is answered already (`initialSelected`, `initial`).
         */
        get: operations["getQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient’s documents
         * @description Newest first: signed releases, consents to the test, summaries of visits, care plans, the answers about one’s health, the family tree, and the text about signing on a screen. Titles are in the language of the request, but for what the patient wrote. Only for the patient and their care team.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patients/{patientId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document
         * @description The file itself, a tagged PDF. It is drawn from the record that it comes from: the same record gives the same bytes. A signed release is in the language in which it was signed, a consent in that in which it was given, others in the language of the request. A release that has ended says so on top. Only for the patient and their care team.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roi-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient’s releases
         * @description Newest first, the revoked and expired ones too.
         */
        get: operations["listRoiForms"];
        put?: never;
        /**
         * Sign a release of information
         * @description Stores an authorization under 45 CFR 164.508(c) with its signature. `expires_on` must be later than today and at most five years ahead; the permission lasts through the whole of that day everywhere in the United States. The signature must be the patient’s legal name as stored at the eligibility check; the middle name may be left out or be an initial, and case, accents and marks do not count (422, path `/signature/text`). A drawn signature comes with that name and with its lines, in a box of 600 by 200; a dot is none (422, path `/signature/drawing`). `signing_consent` is the consent to sign on a screen (15 USC 7001(c)): its `code` stands in the patient’s document of the kind `signing-disclosures` and shows that they can open a PDF (422, path `/signing_consent/code`); it is asked for once a person, so who has signed a form with it leaves it out of the next. All that is wrong is told at once. The statements that were shown are stored by their version, with the language in which they were shown. docs/decisions/011 and 025 tell what the server keeps a hash of. Who signs again what a form of theirs in force says already, however they sign it, is answered with that form, and no second one is made.
         */
        post: operations["createRoiForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roi-forms/{roiFormId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a release
         * @description Only by its patient and their care team.
         */
        get: operations["getRoiForm"];
        /**
         * Revoke a release
         * @description A signed form never changes but in this: it can be revoked, once. The patient revokes it themselves. A revocation that came in writing (45 CFR 164.508(c)(2)(i)) is recorded by the patient’s specialist, with the day on which it came; that day is neither in the future nor before the signing (422).
         */
        put: operations["updateRoiForm"];
        post?: never;
        /**
         * Take a release back
         * @description The same as revoking it by `PUT`: nothing is shared under it any more. What was signed is kept, as the rule asks (45 CFR 164.508(b)(6)), and stays in the list and among the documents. Only the patient does so; a revocation that came in writing has a day, and comes by `PUT`.
         */
        delete: operations["deleteRoiForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List kits by status
         * @description For nurses and admins: the orders of all patients that have a status, or any, the longest in it first, 20 on a page. `next` asks for the page after this one (422 for a cursor of no page).
         */
        get: operations["listKitsByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kits/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient’s orders
         * @description Newest first, each with the history of its status. An empty list means that nothing was ordered.
         */
        get: operations["listKits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kits/update/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an order on
         * @description The kit machine judges the change; an illegal one is a 409. Keeps who, when and why. For nurses and admins.
         */
        put: operations["updateKit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one’s appointments by day
         * @description The visits of the calling specialist in a range of days (31 at the most), earliest first, but for canceled ones; with what is ready and what is missing for each. Days are those of `time_zone`.
         */
        get: operations["listUpcomingAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one’s past appointments
         * @description Newest first, 20 on a page, but for canceled ones. `next` asks for the page after this one (422 for a cursor of another caller, of another query, or of no page).
         */
        get: operations["listPastAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether appointments have changed
         * @description Another text whenever a visit of the calling specialist that is ahead, or ended within a day, was booked, moved, canceled or concluded. Cheap enough to ask every few seconds.
         */
        get: operations["getAppointmentsRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{specialistId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read when a specialist can be booked
         * @description Their weekly hours, days off and single visits, and the booked visits that lie outside of these. By the specialist themselves, and by admins. Version 0 and no hours while nothing is stored.
         */
        get: operations["getAvailability"];
        /**
         * Change when one can be booked
         * @description The free slots of the next 90 days follow at once. A booked visit never changes by it: the answer lists those that lie outside of the new hours. With `dry_run` nothing is stored, and the answer is the same. The first one is sent with `If-Match: "0"`. Hours that are stored already are taken over an older version, too: who has lost the answer sends them again.
         */
        put: operations["putAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dna-visit/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List free slots
         * @description The slots of a range of days that nobody holds and that begin later than now, earliest first. A member sees those of the specialists who are licensed where the member lives. Days are those of `time_zone`, and each that is in the answer is whole. A range is of 31 days at the most. Where it holds more than 1,000 slots the answer ends with the last day that fits, and `next_day` is the day to ask from on. `hand_over_of` is for the specialist of that visit; to anybody else it is a 404.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dna-visit/{patientId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a visit
         * @description Takes a free slot for the patient. A slot that somebody else has taken is a 409 `slot_taken`; a patient with a visit ahead gets 409 `visit_exists`. A scheduled visit whose time has passed is no longer ahead and stays as it is. While the newest eligibility check says no, 409 `not_eligible`.
         */
        post: operations["scheduleVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dna-visit/{patientId}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient’s visits
         * @description Newest start first.
         */
        get: operations["listVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{visitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reschedule, cancel or conclude a visit
         * @description By the patient or the specialist of this visit alone. Either `slot_id` (moves to another free slot) or `status`; both or neither is a 422. A visit whose time has passed can’t be moved or canceled, nor can its patient do so with one that begins within 24 hours (409 `visit_not_changeable`). While the newest eligibility check says no, the patient can cancel but not move it (409 `not_eligible`). COMPLETED and MISSED are the specialist’s to say, once the visit has begun. A specialist who cancels says why (422 `/reason`), and moves a visit to a colleague’s slot only with `hand_over` (409 `slot_of_colleague`): the patient is the colleague’s then.
         */
        put: operations["updateVisit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{visitId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done with a visit
         * @description Who booked, moved, canceled or concluded it, when and why, oldest first.
         */
        get: operations["listVisitEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{visitId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a visit as a calendar file
         * @description One event for a calendar (iCalendar, RFC 5545), with the same UID whenever it is asked for and a SEQUENCE that grows with each change. A canceled visit answers METHOD:CANCEL. It says nothing about health: others may see a calendar.
         */
        get: operations["getVisitCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{visitId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the summary of a visit
         * @description What the specialist wrote after the visit, as it is now and as it was before each change. 404 while nothing is written: `summarized_at` of the visit tells that beforehand.
         */
        get: operations["getVisitSummary"];
        /**
         * Write or amend the summary of a visit
         * @description By the specialist of this visit alone, once it has begun and unless it was canceled or missed (409 `summary_not_open`). The first one is sent with `If-Match: "0"`. A change is another version: the ones before it are kept and shown, so it says in `change_note` what was changed and why (422 without it).
         */
        put: operations["putVisitSummary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{visitId}/drafts/{writingKind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what one has begun to write about a visit
         * @description By the specialist of this visit alone, and only what they wrote themselves. Version 0 while there is nothing.
         */
        get: operations["getWritingDraft"];
        /**
         * Keep what one has begun to write about a visit
         * @description By the specialist of this visit alone. The first one is sent with `If-Match: "0"`. It goes when the summary, or a plan of this visit, is signed.
         */
        put: operations["putWritingDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specialists/{specialistId}/writing-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own templates
         * @description Texts that a specialist keeps to begin summaries and plans with, of both kinds and languages, by name. Nobody else reads them.
         */
        get: operations["listWritingTemplates"];
        put?: never;
        /**
         * Keep a text as a template
         * @description Up to 50 of a specialist; a name once in each kind and language, whatever its capitals. It says from the text of which visit it was made: where the name of that patient stands in it, it is refused (422 `names_patient`), with the places.
         */
        post: operations["createWritingTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writing-templates/{writingTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a template
         * @description Its name and its texts, as a whole; kind and language stay. What is stored already is taken over an older version, too: who has lost the answer sends it again.
         */
        put: operations["updateWritingTemplate"];
        post?: never;
        /**
         * Remove a template
         * @description What was written with it stays.
         */
        delete: operations["deleteWritingTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List corporate customers
         * @description By name, page by page.
         */
        get: operations["listCorporate"];
        put?: never;
        /**
         * Add a corporate customer
         * @description Its slug is in the address of its page, its code is what members type; neither is ever given to another customer, also once it is closed.
         */
        post: operations["createCorporate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{corporateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a corporate customer
         * @description For admins.
         */
        get: operations["getCorporate"];
        /**
         * Change a corporate customer
         * @description The whole of it. Who has joined by the old slug or code stays in.
         */
        put: operations["updateCorporate"];
        post?: never;
        /**
         * Close a corporate customer
         * @description One whose code somebody has used is closed and kept with its roster: nobody joins by it any more, and who has joined stays in until their next check. One that nobody has used is removed with its roster. `closed_at` in the answer tells which: null when it was removed.
         */
        delete: operations["deleteCorporate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/{corporateId}/roster-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a roster
         * @description From the text of a CSV file whose first line names the columns first_name, last_name, date_of_birth, zip, member_number, valid_from and valid_to (zip and valid_to may be left out). People are told apart by their member numbers: new ones are added, known ones take over what the file says, and those whom it does not name stay as they are. All or nothing: where any line is wrong, `problems` names each, and nothing is stored. Without `store` nothing is stored either: the answer tells what would be.
         */
        post: operations["importRoster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/patients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who has joined by a corporate customer
         * @description For admins: who joined by its roster, with the member number of their entry. No health data.
         */
        get: operations["listCorporatePatients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the page of a partner
         * @description By the exact slug alone: nothing is searched or listed. Answers the name and the welcome text for the partner’s page, in the language asked for. Open to all; counted by address. The slug itself is what a member’s `partner_code` may be, so no code is given away here.
         */
        get: operations["findCorporate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit trail
         * @description For admins: what was done and what was refused, newest first, 20 on a page. Names are as they are now; records are named by their keys. `next` asks for the page after this one (422 for a cursor of no page). Reading it leaves a row of its own.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the states and territories of the US
         * @description Each with whether Novi serves its residents. Open to all.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example 0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11 */
        Id: string;
        /**
         * Format: date-time
         * @example 2027-03-01T15:30:00.000Z
         */
        Moment: string;
        /**
         * Format: date
         * @example 1985-07-14
         */
        CalendarDate: string;
        /**
         * @description A date as FHIR R4 has them: a day, or as much of it as is known.
         * @example 2020
         * @example 2020-05
         * @example 2020-05-17
         */
        PartialDate: string;
        /** Format: date */
        NullableDate: string | null;
        /** Format: uuid */
        NullableId: string | null;
        /** Format: date-time */
        NullableMoment: string | null;
        Name: string;
        OptionalName: string;
        Pronouns: string;
        Line: string;
        Sentence: string;
        /** @description A text of several lines. */
        Paragraphs: string;
        OptionalLine: string;
        /**
         * @example 60601
         * @example 60601-1234
         */
        Zip: string;
        /** @example IL */
        StateCode: string;
        Token: string;
        /** @enum {string} */
        Step: "welcome" | "eligibility" | "survey" | "medical-history" | "release-of-information" | "request-genetic-test-kit" | "shipping-genetic-test-kit" | "counseling" | "complete";
        /** @enum {string} */
        Authority: "member" | "specialist" | "admin" | "nurse";
        /** @enum {string} */
        YesNoUnknown: "yes" | "no" | "unknown";
        /**
         * @description Null while it is not answered; `unknown` is an answer: “I don’t know”.
         * @enum {string|null}
         */
        YesNoUnknownAnswer: "yes" | "no" | "unknown" | null;
        /**
         * @example {
         *       "message": "Something in this request does not look right. Please check what is marked.",
         *       "code": "bad_request",
         *       "errors": [
         *         {
         *           "path": "/zip",
         *           "message": "Enter a zip code of five digits."
         *         }
         *       ]
         *     }
         */
        Error: {
            /** @description A sentence for the person at the screen. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Where there are more than 50 problems, the last entry says how many more, and its path is empty. */
            errors?: components["schemas"]["Problem"][];
        };
        /**
         * @description What went wrong, for programs. The message is for people and may change.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "unauthorized" | "forbidden" | "only_in_person" | "sign_in_again" | "impersonation_ended" | "already_acting" | "not_a_member" | "claims_refused" | "not_your_token" | "not_found" | "user_not_found" | "slot_not_found" | "request_timeout" | "step_behind" | "step_refused" | "step_not_open" | "not_eligible" | "no_counselor" | "not_checked_yet" | "email_taken" | "email_not_changed" | "phone_exists" | "phones_full" | "slug_taken" | "code_taken" | "corporate_closed" | "member_number_taken" | "entry_in_use" | "order_open" | "already_revoked" | "release_in_force" | "kit_status_not_allowed" | "visit_exists" | "visit_not_changeable" | "summary_not_open" | "plan_replaced" | "plan_written" | "template_name_taken" | "templates_full" | "names_patient" | "slot_past" | "slot_not_licensed" | "slot_taken" | "medium_not_offered" | "slot_of_colleague" | "stale" | "payload_too_large" | "unsupported_media_type" | "unprocessable" | "key_reused" | "precondition_required" | "too_many_requests" | "internal_error" | "unavailable";
        Problem: {
            /** @description A JSON pointer into the body, or the name of a parameter. */
            path: string;
            message: string;
        };
        /**
         * @example {
         *       "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "firebase_id": "k3nPq8RtUvWx1yZ2aBcD4eFg5hI6",
         *       "first_name": "Maria",
         *       "middle_name": "",
         *       "last_name": "Santos",
         *       "step": "survey"
         *     }
         */
        User: {
            id: components["schemas"]["Id"];
            firebase_id: string;
            first_name: string;
            middle_name: string;
            last_name: string;
            /**
             * @description The furthest step reached; null for who is not a member.
             * @enum {string|null}
             */
            step: "welcome" | "eligibility" | "survey" | "medical-history" | "release-of-information" | "request-genetic-test-kit" | "shipping-genetic-test-kit" | "counseling" | "complete" | null;
        };
        UserResult: {
            data: components["schemas"]["User"];
        };
        /**
         * @example {
         *       "first_name": "Maria",
         *       "last_name": "Santos",
         *       "email_address": "maria@example.com",
         *       "firebase_id": "k3nPq8RtUvWx1yZ2aBcD4eFg5hI6",
         *       "refresh_token": "AMf-vBx…",
         *       "role_name": "member",
         *       "agrees_to_terms": true,
         *       "agrees_to_privacy": true
         *     }
         */
        CreateUser: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            /** Format: email */
            email_address: string;
            /** @description Must be the identity of the token. */
            firebase_id: string;
            /** @description Part of the contract; never stored or logged. */
            refresh_token: components["schemas"]["Token"];
            /** @enum {string} */
            role_name: "member";
            /** @constant */
            agrees_to_terms: true;
            /** @constant */
            agrees_to_privacy: true;
        };
        /**
         * @example {
         *       "user_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "access_token": "eyJhbGciOi…",
         *       "step": "survey"
         *     }
         */
        UpdateUser: {
            user_id: components["schemas"]["Id"];
            access_token: components["schemas"]["Token"];
            first_name?: components["schemas"]["Name"];
            middle_name?: components["schemas"]["OptionalName"];
            last_name?: components["schemas"]["Name"];
            step?: components["schemas"]["Step"];
        };
        /**
         * @example {
         *       "data": {
         *         "novi_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *         "authorities": [
         *           "member"
         *         ]
         *       }
         *     }
         */
        RolesResult: {
            data: {
                novi_id: components["schemas"]["Id"];
                authorities: components["schemas"]["Authority"][];
            };
        };
        /**
         * @example {
         *       "access_token": "eyJhbGciOi…",
         *       "user_id": "7d1c2c1e-4f0a-4c57-9a51-2f6f0d3c8e10",
         *       "novi_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "novi_authorities": [
         *         "member"
         *       ],
         *       "original_novi_id": "7d1c2c1e-4f0a-4c57-9a51-2f6f0d3c8e10",
         *       "original_novi_name": "Sam Brandt",
         *       "original_novi_authorities": [
         *         "admin"
         *       ],
         *       "reason": "Maria asked us by phone to correct her address."
         *     }
         */
        ClaimsUpdate: {
            access_token: components["schemas"]["Token"];
            /** @description The same as in the address. */
            user_id: components["schemas"]["Id"];
            novi_id: components["schemas"]["Id"];
            novi_authorities: components["schemas"]["Authority"][];
            original_novi_id: string | null;
            original_novi_name: string | null;
            original_novi_authorities: components["schemas"]["Authority"][] | null;
            /** @description Why; needed to begin. The member reads it in their profile. */
            reason?: string;
        };
        /**
         * @description A time in which an admin acted as a member.
         * @example {
         *       "id": "5b0c7f6e-90a4-4a36-8a53-0f5b6d1f2c33",
         *       "admin_id": "7d1e5a90-2c4b-4f7a-9b11-3c8e2f6a4d55",
         *       "member_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "admin_name": "Sam Brandt",
         *       "reason": "Maria asked us by phone to correct her address.",
         *       "started_at": "2027-03-01T15:30:00.000Z",
         *       "ends_at": "2027-03-01T16:30:00.000Z",
         *       "ended_at": "2027-03-01T15:42:10.000Z",
         *       "ended_by": "admin"
         *     }
         */
        Impersonation: {
            id: components["schemas"]["Id"];
            admin_id: components["schemas"]["Id"];
            member_id: components["schemas"]["Id"];
            /** @description The admin’s first and last name when it began. */
            admin_name: string;
            reason: string;
            started_at: components["schemas"]["Moment"];
            /** @description When it ends at the latest. */
            ends_at: components["schemas"]["Moment"];
            ended_at: components["schemas"]["NullableMoment"];
            /**
             * @description Null while it goes on; `role` when the admin lost the role.
             * @enum {string|null}
             */
            ended_by: "admin" | "time" | "role" | null;
        };
        ImpersonationResult: {
            data: components["schemas"]["Impersonation"];
        };
        ImpersonationsResult: {
            data: components["schemas"]["Impersonation"][];
        };
        /**
         * @example {
         *       "closed_at": "2027-03-01T15:30:00.000Z",
         *       "keeps_record_of_care": true
         *     }
         */
        ClosedAccount: {
            closed_at: components["schemas"]["Moment"];
            /** @description Whether there is a record of care that the law makes us keep. */
            keeps_record_of_care: boolean;
        };
        ClosedAccountResult: {
            data: components["schemas"]["ClosedAccount"];
        };
        /**
         * @example {
         *       "id": "7b1f0c1e-2a54-4c3f-9a47-50b8d2f0a101",
         *       "user_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "email_address": "maria@example.com",
         *       "version": 1
         *     }
         */
        UserEmail: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            email_address: string;
            version: number;
        };
        /**
         * @example {
         *       "email_address": "maria.santos@example.com"
         *     }
         */
        UpdateUserEmail: {
            /** Format: email */
            email_address: string;
        };
        UserEmailResult: {
            data: components["schemas"]["UserEmail"];
        };
        UserEmailsResult: {
            data: components["schemas"]["UserEmail"][];
        };
        /**
         * @example {
         *       "kind": "mobile",
         *       "number": "(312) 555-0142",
         *       "is_primary": true,
         *       "may_text": true,
         *       "may_leave_message": false
         *     }
         */
        UserPhoneInput: {
            /** @enum {string} */
            kind: "mobile" | "home" | "work";
            /** @example (312) 555-0142 */
            number: string;
            /** @description The one to try first. */
            is_primary: boolean;
            /** @description Whether we may send texts; to mobiles only. */
            may_text: boolean;
            /** @description Whether we may leave a message there. */
            may_leave_message: boolean;
        };
        /**
         * @example {
         *       "locale": "es",
         *       "time_zone": "America/Chicago",
         *       "kit": true,
         *       "news": false,
         *       "day": true
         *     }
         */
        MessagePreferencesInput: {
            /**
             * @description The language of the e-mails.
             * @enum {string}
             */
            locale: "en" | "es";
            /** @description By whose clock they tell times, by its name in the IANA database; null for that of the state on file. */
            time_zone: string | null;
            /** @description Whether to tell that something was sent. */
            kit: boolean;
            /** @description Whether to tell that something waits. */
            news: boolean;
            /** @description Whether to tell a specialist each morning of the visits of the day. */
            day: boolean;
        };
        /**
         * @example {
         *       "user_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "locale": "es",
         *       "time_zone": "America/Chicago",
         *       "kit": true,
         *       "news": false,
         *       "day": true,
         *       "version": 2
         *     }
         */
        MessagePreferences: {
            user_id: components["schemas"]["Id"];
            /** @enum {string} */
            locale: "en" | "es";
            time_zone: string | null;
            kit: boolean;
            news: boolean;
            day: boolean;
            version: number;
        };
        MessagePreferencesResult: {
            data: components["schemas"]["MessagePreferences"];
        };
        /**
         * @example {
         *       "id": "7b1f0c1e-2a54-4c3f-9a47-50b8d2f0a101",
         *       "user_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "kind": "mobile",
         *       "number": "+13125550142",
         *       "is_primary": true,
         *       "may_text": true,
         *       "may_leave_message": false,
         *       "version": 1
         *     }
         */
        UserPhone: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "mobile" | "home" | "work";
            /**
             * @description In E.164.
             * @example +13125550142
             */
            number: string;
            /** @description The one to try first. */
            is_primary: boolean;
            /** @description Whether we may send texts; to mobiles only. */
            may_text: boolean;
            /** @description Whether we may leave a message there. */
            may_leave_message: boolean;
            version: number;
        };
        UserPhoneResult: {
            data: components["schemas"]["UserPhone"];
        };
        UserPhonesResult: {
            data: components["schemas"]["UserPhone"][];
        };
        /**
         * @example {
         *       "name": "Prairie Steel Works",
         *       "slug": "prairie-steel",
         *       "code": "PRAIRIE-2027",
         *       "welcome": {
         *         "en": "Take care of yourself.",
         *         "es": "Cuídese."
         *       }
         *     }
         */
        CorporateInput: {
            name: components["schemas"]["Line"];
            slug: string;
            code: string;
            welcome: components["schemas"]["CorporateWelcome"];
        };
        /** @description What stands on its page, in both languages; null for nothing. */
        CorporateWelcome: {
            en: string;
            es: string;
        } | null;
        /**
         * @example {
         *       "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "name": "Prairie Steel Works",
         *       "slug": "prairie-steel",
         *       "code": "PRAIRIE-2027",
         *       "welcome": {
         *         "en": "Take care of yourself.",
         *         "es": "Cuídese."
         *       },
         *       "closed_at": null,
         *       "roster_size": 120,
         *       "joined": 14,
         *       "version": 1
         *     }
         */
        Corporate: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            code: string;
            welcome: components["schemas"]["CorporateWelcome"];
            closed_at: components["schemas"]["NullableMoment"];
            /** @description How many people stand on its roster. */
            roster_size: number;
            /** @description How many people have joined by it. */
            joined: number;
            version: number;
        };
        CorporateResult: {
            data: components["schemas"]["Corporate"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *           "name": "Prairie Steel Works",
         *           "slug": "prairie-steel",
         *           "code": "PRAIRIE-2027",
         *           "welcome": {
         *             "en": "Take care of yourself.",
         *             "es": "Cuídese."
         *           },
         *           "closed_at": null,
         *           "roster_size": 120,
         *           "joined": 14,
         *           "version": 1
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "page_size": 20
         *     }
         */
        CorporateList: {
            items: components["schemas"]["Corporate"][];
            total: number;
            page: number;
            page_size: number;
        };
        CorporateListResult: {
            data: components["schemas"]["CorporateList"];
        };
        CorporatePatient: {
            patient_id: components["schemas"]["Id"];
            first_name: string;
            middle_name: string;
            last_name: string;
            /** @description The entry of the roster that they joined by. */
            eligibility_id: string | null;
            member_number: string | null;
            joined_at: components["schemas"]["Moment"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *           "first_name": "Noor",
         *           "middle_name": "",
         *           "last_name": "Haddad",
         *           "eligibility_id": "7b1f0c1e-2a54-4c3f-9a47-50b8d2f0a101",
         *           "member_number": "1001",
         *           "joined_at": "2027-03-01T15:30:00.000Z"
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "page_size": 20
         *     }
         */
        CorporatePatients: {
            items: components["schemas"]["CorporatePatient"][];
            total: number;
            page: number;
            page_size: number;
        };
        CorporatePatientsResult: {
            data: components["schemas"]["CorporatePatients"];
        };
        NamedPerson: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
        };
        /**
         * @example {
         *       "user_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "valid_from": "2027-03-01T15:30:00.000Z"
         *     }
         */
        EndedSessions: {
            user_id: components["schemas"]["Id"];
            valid_from: components["schemas"]["Moment"];
        };
        EndedSessionsResult: {
            data: components["schemas"]["EndedSessions"];
        };
        /**
         * @example {
         *       "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "first_name": "Sam",
         *       "last_name": "Brandt",
         *       "email_address": "sam@example.com",
         *       "role": "specialist",
         *       "is_disabled": false,
         *       "sessions_valid_from": null
         *     }
         */
        StaffMember: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email_address: string | null;
            /** @enum {string} */
            role: "specialist" | "nurse" | "admin";
            /** @description Whether an operator has shut the account. */
            is_disabled: boolean;
            /** @description When somebody signed them out everywhere for the last time. */
            sessions_valid_from: components["schemas"]["Moment"] | null;
        };
        StaffResult: {
            data: components["schemas"]["StaffMember"][];
        };
        /**
         * @example {
         *       "step": "survey",
         *       "members": 12
         *     }
         */
        MembersAtStep: {
            step: components["schemas"]["Step"];
            members: number;
        };
        MembersByStepResult: {
            data: components["schemas"]["MembersAtStep"][];
        };
        KitOfPatient: {
            id: components["schemas"]["Id"];
            patient: components["schemas"]["NamedPerson"];
            status: components["schemas"]["KitStatus"];
            /** @description When it came to this status. */
            since: components["schemas"]["Moment"];
            ordered_at: components["schemas"]["Moment"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "5d3f9042-9d56-4b8c-8037-4cbd8e5f6071",
         *           "patient": {
         *             "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *             "first_name": "Maria",
         *             "last_name": "Santos"
         *           },
         *           "status": "AWAITING SAMPLE",
         *           "since": "2027-03-01T15:30:00.000Z",
         *           "ordered_at": "2027-02-27T15:30:00.000Z"
         *         }
         *       ],
         *       "next": null
         *     }
         */
        KitsByStatus: {
            items: components["schemas"]["KitOfPatient"][];
            next: components["schemas"]["NextCursor"];
        };
        KitsByStatusResult: {
            data: components["schemas"]["KitsByStatus"];
        };
        /**
         * @description Whether it was done or refused.
         * @enum {string}
         */
        AuditOutcome: "done" | "refused";
        AuditEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Moment"];
            /** @description Who really acted; null for an account without a record, an operator or the clock. */
            actor: components["schemas"]["NamedPerson"] | null;
            /** @description As whom, where that is somebody else. */
            impersonated: components["schemas"]["NamedPerson"] | null;
            operation: string;
            outcome: components["schemas"]["AuditOutcome"];
            /** @description What kind of change it was, or why it was refused. */
            detail: string | null;
            /** @description The kind of record. */
            record: string;
            record_id: string;
            /** @description Whose record it was. */
            patient: components["schemas"]["NamedPerson"] | null;
            request_id: string;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "7b1f0c1e-2a54-4c3f-9a47-50b8d2f0a101",
         *           "at": "2027-03-01T15:30:00.000Z",
         *           "actor": {
         *             "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b12",
         *             "first_name": "Sam",
         *             "last_name": "Brandt"
         *           },
         *           "impersonated": null,
         *           "operation": "updateKit",
         *           "outcome": "done",
         *           "detail": null,
         *           "record": "kit",
         *           "record_id": "5d3f9042-9d56-4b8c-8037-4cbd8e5f6071",
         *           "patient": {
         *             "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *             "first_name": "Maria",
         *             "last_name": "Santos"
         *           },
         *           "request_id": "req-8"
         *         }
         *       ],
         *       "next": null
         *     }
         */
        AuditEvents: {
            items: components["schemas"]["AuditEvent"][];
            next: components["schemas"]["NextCursor"];
        };
        AuditEventsResult: {
            data: components["schemas"]["AuditEvents"];
        };
        /**
         * @example {
         *       "csv": "first_name,last_name,date_of_birth,zip,member_number,valid_from,valid_to\nNoor,Haddad,1990-04-12,60601,1001,2027-01-01,\n",
         *       "store": true
         *     }
         */
        RosterImport: {
            /** @description The text of the file. */
            csv: string;
            /** @description Import it. Nothing is stored without. */
            store?: boolean;
        };
        /**
         * @example {
         *       "is_stored": true,
         *       "added": 1,
         *       "changed": 0,
         *       "same": 0,
         *       "problems": []
         *     }
         */
        RosterImportReport: {
            is_stored: boolean;
            added: number;
            changed: number;
            same: number;
            /** @description Every wrong line, in the order of the file. */
            problems: {
                /** @description As an editor counts, the line of the columns first. */
                line: number;
                /** @description The column; null where the line as a whole is wrong. */
                column: string | null;
                message: string;
            }[];
        };
        RosterImportReportResult: {
            data: components["schemas"]["RosterImportReport"];
        };
        /** @description Asks for the page after this one; null on the last. */
        NextCursor: string | null;
        /**
         * @example {
         *       "first_name": "Noor",
         *       "last_name": "Haddad",
         *       "date_of_birth": "1990-04-12",
         *       "zip": "60601",
         *       "member_number": "1001",
         *       "valid_from": "2027-01-01",
         *       "valid_to": null
         *     }
         */
        RosterEntryInput: {
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            date_of_birth: components["schemas"]["CalendarDate"];
            /** @description Compared only where it is given. */
            zip: string;
            member_number: components["schemas"]["MemberNumber"];
            valid_from: components["schemas"]["CalendarDate"];
            valid_to: components["schemas"]["NullableDate"];
        };
        MemberNumber: string;
        /**
         * @example {
         *       "corporate_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "entries": [
         *         {
         *           "first_name": "Noor",
         *           "last_name": "Haddad",
         *           "date_of_birth": "1990-04-12",
         *           "zip": "60601",
         *           "member_number": "1001",
         *           "valid_from": "2027-01-01",
         *           "valid_to": null
         *         }
         *       ]
         *     }
         */
        CreateRosterEntries: {
            corporate_id: components["schemas"]["Id"];
            entries: components["schemas"]["RosterEntryInput"][];
        };
        /**
         * @example {
         *       "id": "7b1f0c1e-2a54-4c3f-9a47-50b8d2f0a101",
         *       "corporate_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "first_name": "Noor",
         *       "last_name": "Haddad",
         *       "date_of_birth": "1990-04-12",
         *       "zip": "60601",
         *       "member_number": "1001",
         *       "valid_from": "2027-01-01",
         *       "valid_to": null,
         *       "version": 1
         *     }
         */
        RosterEntry: {
            id: components["schemas"]["Id"];
            corporate_id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            date_of_birth: components["schemas"]["CalendarDate"];
            zip: string;
            member_number: string;
            valid_from: components["schemas"]["CalendarDate"];
            valid_to: components["schemas"]["NullableDate"];
            version: number;
        };
        RosterEntryResult: {
            data: components["schemas"]["RosterEntry"];
        };
        RosterEntriesResult: {
            data: components["schemas"]["RosterEntry"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "7b1f0c1e-2a54-4c3f-9a47-50b8d2f0a101",
         *           "corporate_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *           "first_name": "Noor",
         *           "last_name": "Haddad",
         *           "date_of_birth": "1990-04-12",
         *           "zip": "60601",
         *           "member_number": "1001",
         *           "valid_from": "2027-01-01",
         *           "valid_to": null,
         *           "version": 1
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "page_size": 20
         *     }
         */
        RosterPage: {
            items: components["schemas"]["RosterEntry"][];
            total: number;
            page: number;
            page_size: number;
        };
        RosterPageResult: {
            data: components["schemas"]["RosterPage"];
        };
        EligibilityCheck: {
            id: components["schemas"]["Id"];
            eligible: boolean;
            reasons: components["schemas"]["IneligibleReasons"];
            partner_name: string | null;
            checked_at: components["schemas"]["Moment"];
            /** @description Who of the staff checked for the patient; null: the patient did. */
            checked_by: string | null;
            details: components["schemas"]["CheckedDetails"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "7b1f0c1e-2a54-4c3f-9a47-50b8d2f0a101",
         *           "eligible": false,
         *           "reasons": [
         *             {
         *               "code": "unknown-partner-code",
         *               "message": "We do not know this code."
         *             }
         *           ],
         *           "partner_name": null,
         *           "checked_at": "2027-03-01T15:30:00.000Z",
         *           "checked_by": null,
         *           "details": {
         *             "first_name": "Maria",
         *             "middle_name": "",
         *             "last_name": "Santos",
         *             "date_of_birth": "1985-07-14",
         *             "state": "IL",
         *             "zip": "60610",
         *             "partner_code": "NOSUCH"
         *           }
         *         }
         *       ],
         *       "total": 1,
         *       "page": 1,
         *       "page_size": 20
         *     }
         */
        EligibilityHistory: {
            items: components["schemas"]["EligibilityCheck"][];
            total: number;
            page: number;
            page_size: number;
        };
        EligibilityHistoryResult: {
            data: components["schemas"]["EligibilityHistory"];
        };
        /**
         * @example {
         *       "user_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11"
         *     }
         */
        CreatePatient: {
            user_id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "first_name": "María",
         *       "middle_name": "",
         *       "last_name": "Santos",
         *       "date_of_birth": "1985-07-14",
         *       "state": "IL",
         *       "zip": "60610"
         *     }
         */
        UpdatePatient: {
            first_name: components["schemas"]["Name"];
            middle_name: components["schemas"]["OptionalName"];
            last_name: components["schemas"]["Name"];
            date_of_birth: components["schemas"]["CalendarDate"];
            state: components["schemas"]["StateCode"];
            zip: components["schemas"]["Zip"];
        };
        /**
         * @example {
         *       "pronouns": "she/her"
         *     }
         */
        UpdatePronouns: {
            pronouns: components["schemas"]["Pronouns"];
        };
        /**
         * @example {
         *       "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "first_name": "Maria",
         *       "middle_name": "",
         *       "last_name": "Santos",
         *       "email_address": "maria@example.com",
         *       "step": "survey"
         *     }
         */
        PatientSummary: {
            id: components["schemas"]["Id"];
            first_name: string;
            middle_name: string;
            last_name: string;
            email_address: string | null;
            step: components["schemas"]["Step"];
            care?: components["schemas"]["PatientCare"];
        };
        /**
         * @description What a specialist’s list tells beside the name, and an admin’s does not. The visits are those with this specialist.
         * @example {
         *       "date_of_birth": "1985-07-14",
         *       "next_visit_at": "2027-04-01T15:00:00.000Z",
         *       "last_visit_at": null,
         *       "missed_at": null,
         *       "summary_owed": false,
         *       "results_at": null,
         *       "changed_at": "2027-03-20T15:00:00.000Z"
         *     }
         */
        PatientCare: {
            date_of_birth: components["schemas"]["NullableDate"];
            /** @description When the visit begins that lies ahead or is going on. */
            next_visit_at: components["schemas"]["NullableMoment"];
            /** @description When the newest visit began whose time has passed, unless it was missed. */
            last_visit_at: components["schemas"]["NullableMoment"];
            /** @description When the last visit began, where it was missed. */
            missed_at: components["schemas"]["NullableMoment"];
            /** @description Whether a visit is over whose summary is still to be written. */
            summary_owed: boolean;
            /** @description When the results of the newest test kit came. */
            results_at: components["schemas"]["NullableMoment"];
            /** @description When something of the record was sent, booked, signed or written last. */
            changed_at: components["schemas"]["Moment"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *           "first_name": "Maria",
         *           "middle_name": "",
         *           "last_name": "Santos",
         *           "email_address": "maria@example.com",
         *           "step": "survey"
         *         }
         *       ],
         *       "next": null
         *     }
         */
        PatientPage: {
            items: components["schemas"]["PatientSummary"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next: string | null;
        };
        PatientPageResult: {
            data: components["schemas"]["PatientPage"];
        };
        /**
         * @example {
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "first_name": "Maria",
         *       "middle_name": "",
         *       "last_name": "Santos",
         *       "date_of_birth": "1985-07-14",
         *       "state": "IL",
         *       "zip": "60610",
         *       "partner_code": ""
         *     }
         */
        VerifyPatientInfo: {
            patient_id: components["schemas"]["Id"];
            first_name: components["schemas"]["Name"];
            middle_name?: components["schemas"]["OptionalName"];
            last_name: components["schemas"]["Name"];
            date_of_birth: components["schemas"]["CalendarDate"];
            state: components["schemas"]["StateCode"];
            zip: components["schemas"]["Zip"];
            /** @description The code of an employer or partner, or the slug of its page, if there is one. */
            partner_code?: string;
        };
        /**
         * @example {
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "eligible": true,
         *       "reasons": [],
         *       "partner_name": null,
         *       "checked_at": "2027-03-01T15:30:00.000Z",
         *       "accepted_at": "2027-03-01T15:30:00.000Z",
         *       "checked_details": {
         *         "first_name": "Maria",
         *         "middle_name": "",
         *         "last_name": "Santos",
         *         "date_of_birth": "1985-07-14",
         *         "state": "IL",
         *         "zip": "60610",
         *         "partner_code": ""
         *       },
         *       "has_counselor": true
         *     }
         */
        Eligibility: {
            patient_id: components["schemas"]["Id"];
            eligible: boolean;
            reasons: components["schemas"]["IneligibleReasons"];
            partner_name: string | null;
            checked_at: components["schemas"]["NullableMoment"];
            /** @description When the details on file were accepted; null if none ever were. */
            accepted_at: components["schemas"]["NullableMoment"];
            /** @description What the newest check was made from; not on file while it failed and others were accepted before. */
            checked_details: components["schemas"]["CheckedDetails"] | null;
            /** @description Whether a specialist has a license for the state on file that stands for six weeks from now, when a result of a test ordered now can be talked about; null while no state is on file. As long as it is not true, no kit can be ordered (409 `no_counselor`). */
            has_counselor: boolean | null;
        };
        CheckedDetails: {
            first_name: string;
            middle_name: string;
            last_name: string;
            date_of_birth: components["schemas"]["CalendarDate"];
            state: string;
            zip: string;
            partner_code: string;
        };
        EligibilityResult: {
            data: components["schemas"]["Eligibility"];
        };
        IneligibleReasons: {
            /** @enum {string} */
            code: "under-age" | "state-not-served" | "unknown-partner-code" | "not-on-roster" | "coverage-not-current" | "already-joined";
            message: string;
        }[];
        /**
         * @example {
         *       "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "first_name": "Maria",
         *       "middle_name": "",
         *       "last_name": "Santos",
         *       "pronouns": "she/her",
         *       "locale": "en",
         *       "time_zone": "America/Chicago",
         *       "date_of_birth": "1985-07-14",
         *       "state": "IL",
         *       "zip": "60610",
         *       "partner_code": null
         *     }
         */
        Patient: {
            id: components["schemas"]["Id"];
            first_name: string;
            middle_name: string;
            last_name: string;
            /** @description As the patient told them, empty where they did not. */
            pronouns: string;
            /**
             * @description The language in which the patient is written to.
             * @enum {string}
             */
            locale: "en" | "es";
            /** @description The clock by which the patient is told times, of the IANA database: the one that they chose, else that of their state. */
            time_zone: string;
            date_of_birth: components["schemas"]["NullableDate"];
            state: string | null;
            zip: string | null;
            partner_code: string | null;
        };
        PatientResult: {
            data: components["schemas"]["Patient"];
        };
        /**
         * @example {
         *       "data": {
         *         "step": "survey",
         *         "evidence": {
         *           "welcome": true,
         *           "eligibility": true,
         *           "survey": false,
         *           "medical-history": false,
         *           "release-of-information": false,
         *           "request-genetic-test-kit": false,
         *           "shipping-genetic-test-kit": false,
         *           "counseling": false
         *         }
         *       }
         *     }
         */
        JourneyResult: {
            data: {
                step: components["schemas"]["Step"];
                evidence: {
                    welcome: boolean;
                    eligibility: boolean;
                    survey: boolean;
                    "medical-history": boolean;
                    "release-of-information": boolean;
                    "request-genetic-test-kit": boolean;
                    "shipping-genetic-test-kit": boolean;
                    counseling: boolean;
                };
            };
        };
        /** @enum {string} */
        DraftStep: "eligibility" | "release-of-information" | "request-genetic-test-kit" | "counseling";
        /** @description Field names and what was typed into them, as typed. */
        DraftValues: {
            [key: string]: string[] | string | boolean | number | null;
        };
        /**
         * @example {
         *       "values": {
         *         "first_name": "Maria",
         *         "zip": "606"
         *       }
         *     }
         */
        PutDraft: {
            values: components["schemas"]["DraftValues"];
        };
        /**
         * @example {
         *       "data": {
         *         "key": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
         *       }
         *     }
         */
        DraftKeyResult: {
            data: {
                /** @description 32 random bytes for AES-256-GCM, in base64. */
                key: string;
            };
        };
        /**
         * @example {
         *       "data": {
         *         "step": "eligibility",
         *         "version": 3,
         *         "values": {
         *           "first_name": "Maria",
         *           "zip": "606"
         *         },
         *         "updated_at": "2027-03-01T15:30:00.000Z"
         *       }
         *     }
         */
        DraftResult: {
            data: {
                step: components["schemas"]["DraftStep"];
                version: number;
                values: components["schemas"]["DraftValues"];
                updated_at: components["schemas"]["NullableMoment"];
            };
        };
        PlanItem: {
            what: components["schemas"]["Sentence"];
            /**
             * @description Who does it; null where it was not said.
             * @enum {string|null}
             */
            who: "patient" | "specialist" | "doctor" | null;
            /** @description When or how often, in words. */
            timing: components["schemas"]["OptionalLine"];
            /** @description By when, where there is a date. */
            due_on: components["schemas"]["NullableDate"];
        };
        /** @enum {string} */
        PlanItemStatus: "open" | "done" | "dropped";
        PlannedItem: {
            what: string;
            /** @enum {string|null} */
            who: "patient" | "specialist" | "doctor" | null;
            timing: string;
            due_on: components["schemas"]["NullableDate"];
            status: components["schemas"]["PlanItemStatus"];
            /** @description When somebody said so; null while nobody has said anything. */
            status_at: components["schemas"]["NullableMoment"];
        };
        /**
         * @example {
         *       "status": "done"
         *     }
         */
        UpdatePlanItem: {
            status: components["schemas"]["PlanItemStatus"];
        };
        /**
         * @example {
         *       "id": "9173d486-d19a-4fc0-847b-80f1c2930415",
         *       "visit_id": "4c2e8f31-8c45-4a7b-9f26-3bac7d4e5f60",
         *       "locale": "en",
         *       "title": "Your plan for the next year",
         *       "items": [
         *         {
         *           "what": "Have a breast MRI once a year.",
         *           "who": "patient",
         *           "timing": "The first one this spring",
         *           "due_on": "2027-06-30",
         *           "status": "open",
         *           "status_at": null
         *         },
         *         {
         *           "what": "Tell your sister about this result.",
         *           "who": "patient",
         *           "timing": "",
         *           "due_on": null,
         *           "status": "done",
         *           "status_at": "2027-05-12T09:00:00.000Z"
         *         }
         *       ],
         *       "replaces": null,
         *       "replaced_by": null,
         *       "written_by": "Grace Lindqvist",
         *       "created_at": "2027-05-10T16:00:00.000Z",
         *       "version": 2
         *     }
         */
        CarePlan: {
            id: components["schemas"]["Id"];
            visit_id: components["schemas"]["NullableId"];
            locale: components["schemas"]["Locale"];
            title: string;
            items: components["schemas"]["PlannedItem"][];
            replaces: components["schemas"]["NullableId"];
            replaced_by: components["schemas"]["NullableId"];
            written_by: string;
            created_at: components["schemas"]["Moment"];
            version: number;
        };
        /**
         * @example {
         *       "visit_id": "4c2e8f31-8c45-4a7b-9f26-3bac7d4e5f60",
         *       "locale": "en",
         *       "title": "Your plan for the next year",
         *       "items": [
         *         {
         *           "what": "Have a breast MRI once a year.",
         *           "who": "patient",
         *           "timing": "The first one this spring",
         *           "due_on": "2027-06-30"
         *         },
         *         {
         *           "what": "Tell your sister about this result.",
         *           "who": "patient",
         *           "timing": "",
         *           "due_on": null
         *         }
         *       ]
         *     }
         */
        AddCarePlan: {
            visit_id?: components["schemas"]["Id"];
            replaces?: components["schemas"]["Id"];
            locale: components["schemas"]["Locale"];
            title: components["schemas"]["Line"];
            items: components["schemas"]["PlanItem"][];
        };
        CarePlanResult: {
            data: components["schemas"]["CarePlan"];
        };
        CarePlansResult: {
            data: components["schemas"]["CarePlan"][];
        };
        /**
         * Format: binary
         * @example <svg xmlns="http://www.w3.org/2000/svg"/>
         */
        SvgFile: string;
        /**
         * Format: binary
         * @example {"resourceType":"Bundle","type":"collection"}
         */
        FhirFile: string;
        /**
         * Format: binary
         * @example 0 HEAD
         */
        GedcomFile: string;
        /** @description The Family History Screen of seven items (doi 10.1186/1471-2407-9-283), derived from the family history. Positive from one “yes”; with an unknown answer and no “yes” it is incomplete, never negative. No diagnosis. */
        FamilyScreen: {
            /** @enum {string} */
            instrument: "FHS-7";
            /** @description Of the items and of how they are read from a family history. */
            version: string;
            /** @enum {string} */
            result: "positive" | "negative" | "incomplete";
            items: components["schemas"]["ScreenedItem"][];
            /** @description All groups of relatives that are not known to be complete, whatever the result. */
            not_listed: components["schemas"]["NotListed"][];
            /** @description What no item asks for and is a reason of its own to look closer: gene changes that a test has found, the member’s own cancers, those included that may be one by what was told, and illnesses in own words, which only a person can judge. Of the member also what they sent in the medical history, where the survey does not tell as much. */
            other_reasons: components["schemas"]["OtherReason"][];
        };
        ScreenedItem: {
            /** @enum {string} */
            id: "first-degree-breast-or-ovarian" | "bilateral-breast" | "man-with-breast" | "woman-with-breast-and-ovarian" | "breast-before-50" | "two-with-breast-or-ovarian" | "two-with-breast-or-bowel";
            answer: components["schemas"]["YesNoUnknown"];
            /** @description Ids of the relatives who make it true, or nearly. */
            because: string[];
            /** @description Who keeps it from being “no”, and what is missing of them. */
            open: {
                /** @description An id. */
                relative: string;
                missing: ("ill" | "kind" | "bilateral" | "onset" | "sex")[];
            }[];
            /** @description The groups that keep it from being “no”. */
            not_listed: components["schemas"]["NotListed"][];
        };
        /** @description A group of relatives that is not known to be complete. */
        NotListed: {
            /** @enum {string} */
            group: "parents" | "grandparents" | "siblings" | "half_siblings" | "children" | "maternal_aunts_and_uncles" | "paternal_aunts_and_uncles" | "maternal_cousins" | "paternal_cousins" | "nieces_and_nephews" | "grandchildren";
            /** @description How many are not listed; null where nobody knows how many there are. */
            count: number | null;
            /**
             * @description Some that everybody has are `missing`; of the others nobody said whether all are listed, or nobody knows, or there are `more`.
             * @enum {string}
             */
            why: "missing" | "unanswered" | "unknown" | "more";
        };
        OtherReason: {
            /** @description The id of a relative, or `self` for the member. */
            person: string;
            /** @enum {string} */
            why: "gene-change" | "uncertain-gene-change" | "own-cancer" | "own-words";
            /** @enum {string} */
            told_in: "survey" | "medical-history";
            told: components["schemas"]["RelativeCondition"];
        };
        PedigreePerson: {
            /** @description Of a relative as in the family history; `self` is the member. */
            id: string;
            /**
             * @description A `placeholder` must have lived, but nobody has told of them.
             * @enum {string}
             */
            kind: "member" | "relative" | "placeholder";
            /**
             * @description To the member; `other-parent` is a placeholder for somebody’s partner.
             * @enum {string}
             */
            relation: "self" | "parent" | "sibling" | "half-sibling" | "child" | "partner" | "grandchild" | "niece-or-nephew" | "grandparent" | "aunt-or-uncle" | "cousin" | "other-parent";
            /** @enum {string} */
            side: "maternal" | "paternal" | "both" | "unknown";
            /** @description The member’s is 0, the grandparents’ -2. */
            generation: number;
            /** @description Which of the relatives, in the order in which they were told of; -1 for everybody else. Who is called alike is numbered by it. */
            told: number;
            /** @description May be empty. */
            name: string;
            sex_assigned_at_birth: components["schemas"]["SexAtBirth"];
            gender: components["schemas"]["GenderAnswer"];
            /** @enum {string} */
            vital_status: "living" | "deceased" | "unknown";
            /** @description In years, now or at death. */
            age: number | null;
            /**
             * @description `in`: came to these parents by adoption. `out`: by blood, and grew up in another family.
             * @enum {string}
             */
            adoption: "none" | "in" | "out" | "unknown";
            has_conditions: components["schemas"]["YesNoUnknownAnswer"];
            conditions: components["schemas"]["RelativeCondition"][];
        };
        PedigreeUnion: {
            id: string;
            /** @description Ids of persons. */
            partners: string[];
            /** @description Ids of persons; the oldest first where it is known. */
            children: string[];
            /**
             * @description How the two are related by blood; null where they are not, or nobody has said so.
             * @enum {string|null}
             */
            related: "first-cousins" | "second-cousins" | "other" | "unknown" | null;
        };
        PedigreeTwins: {
            /** @description Ids of persons. */
            members: string[];
            /** @enum {string} */
            kind: "identical" | "fraternal" | "unknown";
        };
        /**
         * @example {
         *       "pedigree": {
         *         "persons": [
         *           {
         *             "id": "self",
         *             "kind": "member",
         *             "relation": "self",
         *             "side": "both",
         *             "generation": 0,
         *             "told": -1,
         *             "name": "Maya Lindqvist",
         *             "sex_assigned_at_birth": "female",
         *             "gender": null,
         *             "vital_status": "living",
         *             "age": 34,
         *             "adoption": "none",
         *             "has_conditions": "no",
         *             "conditions": []
         *           },
         *           {
         *             "id": "placeholder-paternal-parent",
         *             "kind": "placeholder",
         *             "relation": "parent",
         *             "side": "paternal",
         *             "generation": -1,
         *             "told": -1,
         *             "name": "",
         *             "sex_assigned_at_birth": "male",
         *             "gender": null,
         *             "vital_status": "unknown",
         *             "age": null,
         *             "adoption": "unknown",
         *             "has_conditions": null,
         *             "conditions": []
         *           },
         *           {
         *             "id": "0b8a5a0e-52a4-4c0a-9d5c-3f7f6a1f2b11",
         *             "kind": "relative",
         *             "relation": "parent",
         *             "side": "maternal",
         *             "generation": -1,
         *             "told": 0,
         *             "name": "Ingrid",
         *             "sex_assigned_at_birth": "female",
         *             "gender": null,
         *             "vital_status": "deceased",
         *             "age": 58,
         *             "adoption": "none",
         *             "has_conditions": "yes",
         *             "conditions": [
         *               {
         *                 "condition": "breast-cancer",
         *                 "other": "",
         *                 "age_of_onset": 44,
         *                 "decade_of_onset": null,
         *                 "onset_unknown": false,
         *                 "bilateral": "yes",
         *                 "more_than_one": "no"
         *               }
         *             ]
         *           }
         *         ],
         *         "unions": [
         *           {
         *             "id": "parents",
         *             "partners": [
         *               "placeholder-paternal-parent",
         *               "0b8a5a0e-52a4-4c0a-9d5c-3f7f6a1f2b11"
         *             ],
         *             "children": [
         *               "self"
         *             ],
         *             "related": null
         *           }
         *         ],
         *         "twins": [],
         *         "ancestry": {
         *           "maternal": {
         *             "origins": [
         *               "northern-or-western-european"
         *             ],
         *             "other": ""
         *           },
         *           "paternal": {
         *             "origins": [
         *               "unknown"
         *             ],
         *             "other": ""
         *           }
         *         }
         *       },
         *       "screen": null,
         *       "version": 3,
         *       "drawn_at": "2026-11-21T17:00:00.000Z"
         *     }
         */
        Famgenix: {
            pedigree: {
                persons: components["schemas"]["PedigreePerson"][];
                unions: components["schemas"]["PedigreeUnion"][];
                twins: components["schemas"]["PedigreeTwins"][];
                ancestry: {
                    maternal: components["schemas"]["Ancestry"];
                    paternal: components["schemas"]["Ancestry"];
                };
            };
            /** @description For the care team; null for the patient, who hears of it from their specialist. */
            screen: components["schemas"]["FamilyScreen"] | null;
            /** @description Of the family history; 0 while none is stored. */
            version: number;
            /** Format: date-time */
            drawn_at: string;
        };
        FamgenixResult: {
            data: components["schemas"]["Famgenix"];
        };
        /** @enum {string} */
        QuestionnaireName: "survey" | "medical-history";
        /** @enum {string} */
        SexAtBirth: "female" | "male" | "unknown";
        /**
         * @description Apart from the sex assigned at birth; null where it is not said, or is the same.
         * @enum {string|null}
         */
        GenderAnswer: "woman" | "man" | "nonbinary" | "other" | null;
        /**
         * @description After `known` the relatives that are listed are all there are; `unknown` is “I don’t know how many”.
         * @enum {string|null}
         */
        CountedAnswer: "known" | "unknown" | null;
        Ancestry: {
            /** @description Empty while it is not answered. */
            origins: components["schemas"]["OriginCode"][];
            /** @description What it is, for `other`; else empty. */
            other: string;
        };
        /** @enum {string} */
        OriginCode: "african" | "ashkenazi-jewish" | "sephardi-or-mizrahi-jewish" | "caribbean" | "latin-american" | "native-american" | "east-asian" | "southeast-asian" | "south-asian" | "middle-eastern-or-north-african" | "northern-or-western-european" | "southern-european" | "eastern-european" | "finnish" | "french-canadian-or-cajun" | "pacific-islander" | "other" | "unknown";
        FamilyHistory: {
            /** @description Whether the member was adopted into their family. */
            adopted: components["schemas"]["YesNoUnknownAnswer"];
            /** @description Whether a grandparent was of Ashkenazi Jewish descent. */
            ashkenazi_jewish: components["schemas"]["YesNoUnknownAnswer"];
            /** @description Whether the parents are related by blood. */
            parents_related: components["schemas"]["YesNoUnknownAnswer"];
            /**
             * @description How they are related, after a `yes`; null while it is not answered.
             * @enum {string|null}
             */
            parents_relation: "first-cousins" | "second-cousins" | "other" | "unknown" | null;
            /**
             * @description The member’s own; null while it is not answered.
             * @enum {string|null}
             */
            sex_assigned_at_birth: "female" | "male" | "unknown" | null;
            gender: components["schemas"]["GenderAnswer"];
            ancestry: {
                maternal: components["schemas"]["Ancestry"];
                paternal: components["schemas"]["Ancestry"];
            };
            /** @description Whether the member has had cancer or another of the conditions; `conditions` names them after a `yes`. */
            has_conditions: components["schemas"]["YesNoUnknownAnswer"];
            conditions: components["schemas"]["RelativeCondition"][];
            counted: {
                siblings: components["schemas"]["CountedAnswer"];
                half_siblings: components["schemas"]["CountedAnswer"];
                children: components["schemas"]["CountedAnswer"];
                maternal_aunts_and_uncles: components["schemas"]["CountedAnswer"];
                paternal_aunts_and_uncles: components["schemas"]["CountedAnswer"];
            };
            /** @description Whether all relatives of a group are listed; left out while none of it is answered. */
            all_listed?: {
                maternal_cousins: components["schemas"]["YesNoUnknownAnswer"];
                paternal_cousins: components["schemas"]["YesNoUnknownAnswer"];
                nieces_and_nephews: components["schemas"]["YesNoUnknownAnswer"];
                grandchildren: components["schemas"]["YesNoUnknownAnswer"];
            };
            twins: components["schemas"]["Twins"][];
            relatives: components["schemas"]["Relative"][];
        };
        Twins: {
            /** @description The ids of relatives; `self` is the member. Three of them are triplets. */
            members: string[];
            /** @enum {string} */
            kind: "identical" | "fraternal" | "unknown";
        };
        Relative: {
            id: components["schemas"]["Id"];
            /**
             * @description A `partner` is the other parent of a child.
             * @enum {string}
             */
            relation: "parent" | "sibling" | "half-sibling" | "child" | "partner" | "grandchild" | "niece-or-nephew" | "grandparent" | "aunt-or-uncle" | "cousin";
            /**
             * @description Through which parent the relative is related; `both` for siblings, children, partners, and children of these.
             * @enum {string}
             */
            side: "maternal" | "paternal" | "both" | "unknown";
            /** @description What the member calls them; may be empty. */
            name: string;
            sex_assigned_at_birth: components["schemas"]["SexAtBirth"];
            gender: components["schemas"]["GenderAnswer"];
            /**
             * @description Null while nobody has answered.
             * @enum {string|null}
             */
            vital_status: "living" | "deceased" | "unknown" | null;
            /** @description In years, now or at death; null when not known. */
            age: number | null;
            /**
             * @description `in`: into the family, not by blood. `out`: by blood, and grew up in another family. Null while nobody has answered.
             * @enum {string|null}
             */
            adoption: "none" | "in" | "out" | "unknown" | null;
            /** @description The relative through whom: a cousin’s aunt or uncle, a niece’s brother or sister, a grandchild’s parent, a child’s other parent. Null when not known. */
            via: string | null;
            /** @description Whether they have had cancer or another of the conditions; `conditions` names them after a `yes`. */
            has_conditions: components["schemas"]["YesNoUnknownAnswer"];
            conditions: components["schemas"]["RelativeCondition"][];
        };
        RelativeCondition: {
            /** @enum {string} */
            condition: "breast-cancer" | "ovarian-cancer" | "bowel-cancer" | "uterine-cancer" | "cervical-cancer" | "pancreatic-cancer" | "prostate-cancer" | "testicular-cancer" | "stomach-cancer" | "melanoma" | "skin-cancer" | "kidney-cancer" | "bladder-cancer" | "thyroid-cancer" | "brain-cancer" | "lung-cancer" | "liver-cancer" | "blood-cancer" | "sarcoma" | "other-cancer" | "cancer-of-unknown-kind" | "bowel-polyps" | "heart-disease-before-50" | "sudden-death" | "high-cholesterol" | "blood-clots" | "iron-overload" | "sickle-cell-or-thalassemia" | "cystic-fibrosis" | "muscle-disease" | "dementia-before-60" | "huntington-disease" | "intellectual-disability" | "birth-defect" | "known-gene-change" | "other-condition";
            /** @description What it is, for `other-cancer`, `known-gene-change` and `other-condition`; else empty. */
            other: string;
            /** @description In years; null when not known, not answered, or when the decade is given. */
            age_of_onset: number | null;
            /**
             * @description The first year of the decade of life, 40 for “in their forties”; null when not known, not answered, or when the age is given.
             * @enum {integer|null}
             */
            decade_of_onset: 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | null;
            /** @description Whether “I don’t know” was the answer; false while nobody has answered, and when the age or the decade is given. */
            onset_unknown: boolean;
            /** @description On both sides; asked for organs that come in pairs. */
            bilateral: components["schemas"]["YesNoUnknownAnswer"];
            /** @description More than one primary cancer of this kind; asked for cancers. */
            more_than_one: components["schemas"]["YesNoUnknownAnswer"];
            /** @description Whether the words of `other-condition` mean a cancer, or there was one beside a `known-gene-change` that is listed nowhere else. Left out is not answered, and neither is a “no”. */
            is_cancer?: components["schemas"]["YesNoUnknownAnswer"];
        };
        /**
         * @example {
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "questionnaire": "survey",
         *       "status": "completed",
         *       "family_history": {
         *         "adopted": "no",
         *         "ashkenazi_jewish": "unknown",
         *         "parents_related": "no",
         *         "parents_relation": null,
         *         "sex_assigned_at_birth": "female",
         *         "gender": null,
         *         "ancestry": {
         *           "maternal": {
         *             "origins": [
         *               "latin-american"
         *             ],
         *             "other": ""
         *           },
         *           "paternal": {
         *             "origins": [
         *               "unknown"
         *             ],
         *             "other": ""
         *           }
         *         },
         *         "has_conditions": "no",
         *         "conditions": [],
         *         "counted": {
         *           "siblings": "known",
         *           "half_siblings": "known",
         *           "children": "known",
         *           "maternal_aunts_and_uncles": "unknown",
         *           "paternal_aunts_and_uncles": "unknown"
         *         },
         *         "twins": [],
         *         "relatives": [
         *           {
         *             "id": "7f51b264-bf78-4dae-8259-6edfa0718293",
         *             "relation": "parent",
         *             "side": "maternal",
         *             "name": "Elena",
         *             "sex_assigned_at_birth": "female",
         *             "gender": null,
         *             "vital_status": "living",
         *             "age": 63,
         *             "adoption": "none",
         *             "via": null,
         *             "has_conditions": "yes",
         *             "conditions": [
         *               {
         *                 "condition": "breast-cancer",
         *                 "other": "",
         *                 "age_of_onset": 47,
         *                 "decade_of_onset": null,
         *                 "onset_unknown": false,
         *                 "bilateral": "no",
         *                 "more_than_one": "no"
         *               }
         *             ]
         *           },
         *           {
         *             "id": "8062c375-c089-4ebf-936a-7fe0b1829304",
         *             "relation": "parent",
         *             "side": "paternal",
         *             "name": "",
         *             "sex_assigned_at_birth": "male",
         *             "gender": null,
         *             "vital_status": "deceased",
         *             "age": 70,
         *             "adoption": "unknown",
         *             "via": null,
         *             "has_conditions": "unknown",
         *             "conditions": []
         *           }
         *         ]
         *       }
         *     }
         */
        SaveAnswers: {
            patient_id: components["schemas"]["Id"];
            questionnaire: components["schemas"]["QuestionnaireName"];
            /** @enum {string} */
            status: "in-progress" | "completed";
            family_history?: components["schemas"]["FamilyHistory"];
            response?: components["schemas"]["QuestionnaireResponse"];
        };
        /**
         * @example {
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "questionnaire": "survey",
         *       "status": "completed",
         *       "version": 4,
         *       "updated_at": "2027-03-01T15:50:00.000Z",
         *       "family_history": {
         *         "adopted": "no",
         *         "ashkenazi_jewish": "unknown",
         *         "parents_related": "no",
         *         "parents_relation": null,
         *         "sex_assigned_at_birth": "female",
         *         "gender": null,
         *         "ancestry": {
         *           "maternal": {
         *             "origins": [
         *               "latin-american"
         *             ],
         *             "other": ""
         *           },
         *           "paternal": {
         *             "origins": [
         *               "unknown"
         *             ],
         *             "other": ""
         *           }
         *         },
         *         "has_conditions": "no",
         *         "conditions": [],
         *         "counted": {
         *           "siblings": "known",
         *           "half_siblings": "known",
         *           "children": "known",
         *           "maternal_aunts_and_uncles": "unknown",
         *           "paternal_aunts_and_uncles": "unknown"
         *         },
         *         "twins": [],
         *         "relatives": [
         *           {
         *             "id": "7f51b264-bf78-4dae-8259-6edfa0718293",
         *             "relation": "parent",
         *             "side": "maternal",
         *             "name": "Elena",
         *             "sex_assigned_at_birth": "female",
         *             "gender": null,
         *             "vital_status": "living",
         *             "age": 63,
         *             "adoption": "none",
         *             "via": null,
         *             "has_conditions": "yes",
         *             "conditions": [
         *               {
         *                 "condition": "breast-cancer",
         *                 "other": "",
         *                 "age_of_onset": 47,
         *                 "decade_of_onset": null,
         *                 "onset_unknown": false,
         *                 "bilateral": "no",
         *                 "more_than_one": "no"
         *               }
         *             ]
         *           },
         *           {
         *             "id": "8062c375-c089-4ebf-936a-7fe0b1829304",
         *             "relation": "parent",
         *             "side": "paternal",
         *             "name": "",
         *             "sex_assigned_at_birth": "male",
         *             "gender": null,
         *             "vital_status": "deceased",
         *             "age": 70,
         *             "adoption": "unknown",
         *             "via": null,
         *             "has_conditions": "unknown",
         *             "conditions": []
         *           }
         *         ]
         *       }
         *     }
         */
        Answers: {
            patient_id: components["schemas"]["Id"];
            questionnaire: components["schemas"]["QuestionnaireName"];
            /** @enum {string} */
            status: "none" | "in-progress" | "completed" | "amended";
            version: number;
            updated_at: components["schemas"]["NullableMoment"];
            family_history?: components["schemas"]["FamilyHistory"];
            response?: components["schemas"]["QuestionnaireResponse"];
            /** @description When earlier answers were sent that these replace, or will replace. They are kept. Newest first. */
            sent_before?: components["schemas"]["Moment"][];
        };
        AnswersResult: {
            data: components["schemas"]["Answers"];
        };
        /** @description FHIR R4 Coding. */
        Coding: {
            system?: string;
            code?: string;
            display?: string;
        };
        /** @description FHIR R4 QuestionnaireResponse, https://hl7.org/fhir/R4/questionnaireresponse.html */
        QuestionnaireResponse: {
            /** @constant */
            resourceType: "QuestionnaireResponse";
            /** @description The questionnaire’s canonical address and version. */
            questionnaire: string;
            /** @enum {string} */
            status: "in-progress" | "completed" | "amended";
            item: components["schemas"]["ResponseItem"][];
        };
        ResponseItem: {
            linkId: string;
            text?: string;
            answer?: components["schemas"]["ResponseAnswer"][];
            item?: components["schemas"]["ResponseItem"][];
        };
        ResponseAnswer: {
            valueBoolean?: boolean;
            valueInteger?: number;
            valueDecimal?: number;
            valueDate?: components["schemas"]["PartialDate"];
            valueString?: string;
            valueCoding?: components["schemas"]["Coding"];
            item?: components["schemas"]["ResponseItem"][];
        };
        QuestionsResult: {
            data: components["schemas"]["Questionnaire"];
        };
        /**
         * @description FHIR R4 Questionnaire, https://hl7.org/fhir/R4/questionnaire.html
         * @example {
         *       "resourceType": "Questionnaire",
         *       "url": "https://novi.example/fhir/Questionnaire/medical-history",
         *       "version": "1.2.0",
         *       "title": "Your medical history",
         *       "status": "active",
         *       "item": [
         *         {
         *           "linkId": "cancer",
         *           "type": "group",
         *           "text": "Cancer",
         *           "item": [
         *             {
         *               "linkId": "cancer.had",
         *               "type": "boolean",
         *               "text": "Have you ever had cancer?",
         *               "required": true
         *             },
         *             {
         *               "linkId": "cancer.age",
         *               "type": "integer",
         *               "text": "How old were you?",
         *               "enableWhen": [
         *                 {
         *                   "question": "cancer.had",
         *                   "operator": "=",
         *                   "answerBoolean": true
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        Questionnaire: {
            /** @constant */
            resourceType: "Questionnaire";
            url: string;
            version: string;
            title: string;
            description?: string;
            /** @enum {string} */
            status: "draft" | "active" | "retired" | "unknown";
            item: components["schemas"]["QuestionnaireItem"][];
        };
        QuestionnaireItem: {
            linkId: string;
            prefix?: string;
            text?: string;
            /** @enum {string} */
            type: "group" | "display" | "boolean" | "decimal" | "integer" | "date" | "string" | "text" | "choice" | "open-choice";
            required?: boolean;
            repeats?: boolean;
            readOnly?: boolean;
            maxLength?: number;
            extension?: components["schemas"]["QuestionnaireExtension"][];
            /** @enum {string} */
            enableBehavior?: "all" | "any";
            enableWhen?: {
                question: string;
                /** @enum {string} */
                operator: "exists" | "=" | "!=" | ">" | "<" | ">=" | "<=";
                answerBoolean?: boolean;
                answerInteger?: number;
                answerDecimal?: number;
                answerDate?: string;
                answerString?: string;
                answerCoding?: components["schemas"]["Coding"];
            }[];
            answerOption?: {
                valueString?: string;
                valueInteger?: number;
                valueCoding?: components["schemas"]["Coding"];
                initialSelected?: boolean;
                extension?: components["schemas"]["QuestionnaireExtension"][];
            }[];
            /** @description What the question is answered with when somebody begins to answer. */
            initial?: {
                valueBoolean?: boolean;
                valueInteger?: number;
                valueString?: string;
            }[];
            item?: components["schemas"]["QuestionnaireItem"][];
        };
        /** @description A FHIR R4 extension: `minValue`, `maxValue` and `questionnaire-itemControl` of an item, and `questionnaire-optionExclusive` of an answer option that can’t be chosen together with others. */
        QuestionnaireExtension: {
            url: string;
            valueBoolean?: boolean;
            valueInteger?: number;
            valueDecimal?: number;
            valueDate?: components["schemas"]["CalendarDate"];
            valueCodeableConcept?: {
                coding?: components["schemas"]["Coding"][];
            };
        };
        /**
         * @example {
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "information": [
         *         "genetic-test-results",
         *         "visit-summaries"
         *       ],
         *       "released_by": "Novi and its genetic counselors",
         *       "recipient": "Lakeside Family Medicine, Chicago",
         *       "purpose": "my-care",
         *       "expires_on": "2028-02-29",
         *       "statements_version": "1.5.0",
         *       "locale": "en",
         *       "agrees": true,
         *       "signature": {
         *         "kind": "typed",
         *         "text": "Maria Santos"
         *       },
         *       "signing_consent": {
         *         "version": "1.2.0",
         *         "code": "4821"
         *       }
         *     }
         */
        CreateRoiForm: {
            patient_id: components["schemas"]["Id"];
            information: components["schemas"]["ReleasedInformation"][];
            /** @description Who may release the information. */
            released_by: components["schemas"]["Line"];
            /** @description Who may receive it. */
            recipient: components["schemas"]["Line"];
            /** @enum {string} */
            purpose: "my-care" | "second-opinion" | "insurance" | "family-member" | "own-request";
            /** @description The last day. Later than today, and at most five years ahead. */
            expires_on: components["schemas"]["CalendarDate"];
            /** @description The version of the statements that were shown. */
            statements_version: string;
            locale: components["schemas"]["Locale"];
            /** @constant */
            agrees: true;
            signature: components["schemas"]["Signature"];
            signing_consent: components["schemas"]["SigningConsent"];
        };
        /** @enum {string} */
        ReleasedInformation: "genetic-test-results" | "family-history" | "medical-history" | "visit-summaries" | "care-plans";
        Signature: {
            /** @enum {string} */
            kind: "typed" | "drawn";
            /** @description The legal name of the person who signs. */
            text: string;
            drawing?: components["schemas"]["Drawing"];
        };
        /** @description A signature as it was drawn, as lines: each stroke is x and y of its points, in turn, within the box. Of a drawn signature alone. */
        Drawing: {
            /** @constant */
            width: 600;
            /** @constant */
            height: 200;
            strokes: number[][];
        };
        /** @description The consent to sign on a screen and to get the copy as a file, as 15 USC 7001(c)(1) asks for it. */
        SigningConsent: {
            /** @description The version of the disclosures that were shown. */
            version: string;
            /** @description The digits that stand in the PDF of the disclosures. Not needed from a person who has signed a form with them before. */
            code?: string;
        };
        /**
         * @description The language in which a form was shown and signed.
         * @enum {string}
         */
        Locale: "en" | "es";
        /**
         * @example {
         *       "id": "6e40a153-ae67-4c9d-9148-5dce9f607182",
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "information": [
         *         "genetic-test-results",
         *         "visit-summaries"
         *       ],
         *       "released_by": "Novi and its genetic counselors",
         *       "recipient": "Lakeside Family Medicine, Chicago",
         *       "purpose": "my-care",
         *       "expires_on": "2028-02-29",
         *       "statements_version": "1.5.0",
         *       "locale": "en",
         *       "signature": {
         *         "kind": "typed",
         *         "text": "Maria Santos"
         *       },
         *       "signing_consent": {
         *         "version": "1.2.0",
         *         "code": "4821"
         *       },
         *       "particulars": {
         *         "date_of_birth": "1984-03-09",
         *         "email": "maria.santos@example.com",
         *         "time_zone": "America/Chicago",
         *         "holder": {
         *           "email": "support@example.com",
         *           "address": "Novi Health Records, 100 Example Street, Chicago, IL 60601"
         *         }
         *       },
         *       "content_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "status": "ACTIVE",
         *       "signed_at": "2027-03-01T16:00:00.000Z",
         *       "revoked_at": null,
         *       "revocation_received_on": null,
         *       "version": 1
         *     }
         */
        RoiForm: {
            id: components["schemas"]["Id"];
            patient_id: components["schemas"]["Id"];
            information: components["schemas"]["ReleasedInformation"][];
            released_by: string;
            recipient: string;
            /** @enum {string} */
            purpose: "my-care" | "second-opinion" | "insurance" | "family-member" | "own-request";
            expires_on: components["schemas"]["CalendarDate"];
            statements_version: string;
            locale: components["schemas"]["Locale"];
            signature: components["schemas"]["Signature"];
            /** @description Null in forms from before it was asked for. */
            signing_consent: components["schemas"]["SigningConsent"] | null;
            /** @description Null in forms from before the statements 1.4.0. */
            particulars: components["schemas"]["ReleaseParticulars"] | null;
            /** @description The SHA-256 of what was signed, in hexadecimal digits. docs/decisions/011 and 025 tell of what. */
            content_hash: string;
            /** @enum {string} */
            status: "ACTIVE" | "EXPIRED" | "REVOKED";
            signed_at: components["schemas"]["Moment"];
            revoked_at: components["schemas"]["NullableMoment"];
            /** @description When a written revocation came in; null when the patient revoked it in Novi. */
            revocation_received_on: components["schemas"]["NullableDate"];
            version: number;
        };
        /** @description Whose form it is, and where a notice of revocation goes, as they were when it was signed. */
        ReleaseParticulars: {
            date_of_birth: components["schemas"]["NullableDate"];
            email: string | null;
            /** @description The clock of the place where most people of the patient's state live. */
            time_zone: string | null;
            holder: {
                email: string;
                address: string;
            };
        };
        /**
         * @example {
         *       "shares_with": "nobody"
         *     }
         */
        DecideSharing: {
            /** @enum {string} */
            shares_with: "nobody";
        };
        /**
         * @example {
         *       "id": "2b1e9d64-7a0c-4f53-8a5e-0d6f4c1b7e32",
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "shares_with": "nobody",
         *       "decided_at": "2027-03-01T16:00:00.000Z",
         *       "stands": true
         *     }
         */
        SharingDecision: {
            id: components["schemas"]["Id"];
            patient_id: components["schemas"]["Id"];
            /** @enum {string} */
            shares_with: "nobody";
            decided_at: components["schemas"]["Moment"];
            /** @description False once a release was signed after it. */
            stands: boolean;
        };
        SharingDecisionResult: {
            data: components["schemas"]["SharingDecision"];
        };
        SharingDecisionsResult: {
            data: components["schemas"]["SharingDecision"][];
        };
        /**
         * @example {
         *       "status": "REVOKED"
         *     }
         */
        RevokeRoiForm: {
            /** @enum {string} */
            status: "REVOKED";
            /** @description The day on which the revocation came in writing. From the specialist alone, and needed from them. */
            received_on?: components["schemas"]["CalendarDate"];
        };
        RoiFormResult: {
            data: components["schemas"]["RoiForm"];
        };
        RoiFormsResult: {
            data: components["schemas"]["RoiForm"][];
        };
        /**
         * Format: binary
         * @example %PDF-1.7
         */
        PdfFile: string;
        /** @enum {string} */
        DocumentKind: "release" | "test-consent" | "visit-summary" | "care-plan" | "medical-history" | "pedigree" | "signing-disclosures";
        /**
         * @example {
         *       "id": "6e40a153-ae67-4c9d-9148-5dce9f607182",
         *       "kind": "release",
         *       "title": "Permission for Lakeside Family Medicine, Chicago",
         *       "created_at": "2027-03-01T16:00:00.000Z",
         *       "media_type": "application/pdf",
         *       "ended": null
         *     }
         */
        Document: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DocumentKind"];
            title: string;
            created_at: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description The day, where no time of day is known: it is the same day everywhere, and `created_at` is its beginning in UTC. Absent where `created_at` says the time.
             */
            created_on?: string;
            /** @enum {string} */
            media_type: "application/pdf";
            /**
             * @description How a release has ended; null for what goes on, and for all else.
             * @enum {string|null}
             */
            ended: "EXPIRED" | "REVOKED" | null;
        };
        DocumentsResult: {
            data: components["schemas"]["Document"][];
        };
        /** @enum {string} */
        KitStatus: "SUBMITTED" | "CLINICIAN REVIEW" | "APPROVED" | "DENIED" | "AWAITING SAMPLE" | "ANALYZING" | "COMPLETED" | "CANCELED";
        Address: {
            line1: components["schemas"]["Line"];
            line2: components["schemas"]["OptionalLine"];
            city: components["schemas"]["Name"];
            state: components["schemas"]["StateCode"];
            zip: components["schemas"]["Zip"];
        };
        /**
         * @example {
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "consents": true,
         *       "consent_version": "1.2.0",
         *       "locale": "en",
         *       "address": {
         *         "line1": "350 W Oak St",
         *         "line2": "Apt 4",
         *         "city": "Chicago",
         *         "state": "IL",
         *         "zip": "60610"
         *       }
         *     }
         */
        OrderKit: {
            patient_id: components["schemas"]["Id"];
            /**
             * @description The patient’s informed consent to the test.
             * @constant
             */
            consents: true;
            /** @description The version of the consent text that was shown. */
            consent_version: string;
            locale: components["schemas"]["Locale"];
            address: components["schemas"]["Address"];
        };
        /**
         * @example {
         *       "kit_id": "5d3f9042-9d56-4b8c-8037-4cbd8e5f6071",
         *       "status": "DENIED",
         *       "reason": "A panel for the heart fits better.",
         *       "reason_code": "other-test",
         *       "reason_locale": "en"
         *     }
         */
        UpdateKit: {
            kit_id: components["schemas"]["Id"];
            status: components["schemas"]["KitStatus"];
            reason: components["schemas"]["Line"];
            reason_code?: components["schemas"]["KitReason"];
            /** @description The language of `reason`; English when it is not said. */
            reason_locale?: components["schemas"]["Locale"];
        };
        /**
         * @description A reason that the app has words for in every language. Where it is given, the patient reads these words; `reason` is for the care team then.
         * @enum {string}
         */
        KitReason: "sample-too-small" | "sample-leaked" | "sample-unreadable" | "other-test" | "tested-before" | "asked-to-cancel" | "kit-lost" | "account-closed";
        /**
         * @example {
         *       "id": "5d3f9042-9d56-4b8c-8037-4cbd8e5f6071",
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "status": "SUBMITTED",
         *       "address": {
         *         "line1": "350 W Oak St",
         *         "line2": "Apt 4",
         *         "city": "Chicago",
         *         "state": "IL",
         *         "zip": "60610"
         *       },
         *       "consent": {
         *         "version": "1.0.0",
         *         "locale": "en",
         *         "at": "2027-03-02T09:00:00.000Z"
         *       },
         *       "ordered_at": "2027-03-02T09:00:00.000Z",
         *       "history": [
         *         {
         *           "status": "SUBMITTED",
         *           "at": "2027-03-02T09:00:00.000Z",
         *           "by": "member",
         *           "reason": "",
         *           "reason_code": null,
         *           "reason_locale": "en"
         *         }
         *       ],
         *       "version": 1
         *     }
         */
        Kit: {
            id: components["schemas"]["Id"];
            patient_id: components["schemas"]["Id"];
            status: components["schemas"]["KitStatus"];
            address: components["schemas"]["Address"];
            /** @description The text that the patient agreed to, by its version, in which language, and when. */
            consent: {
                version: string;
                locale: components["schemas"]["Locale"];
                at: components["schemas"]["Moment"];
            };
            ordered_at: components["schemas"]["Moment"];
            /** @description Oldest first. */
            history: {
                status: components["schemas"]["KitStatus"];
                at: components["schemas"]["Moment"];
                /**
                 * @description Who changed it.
                 * @enum {string}
                 */
                by: "member" | "care-team" | "lab";
                reason: string;
                reason_code: components["schemas"]["KitReason"] | null;
                reason_locale: components["schemas"]["Locale"];
            }[];
            version: number;
        };
        KitResult: {
            data: components["schemas"]["Kit"];
        };
        KitsResult: {
            data: components["schemas"]["Kit"][];
        };
        /**
         * @example {
         *       "id": "3b1d9e20-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *       "starts_at": "2027-04-01T15:00:00.000Z",
         *       "ends_at": "2027-04-01T15:45:00.000Z",
         *       "specialist_id": "6f1c8e30-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *       "specialist_name": "Grace Lindqvist",
         *       "mediums": [
         *         "video",
         *         "phone"
         *       ]
         *     }
         */
        Slot: {
            id: components["schemas"]["Id"];
            starts_at: components["schemas"]["Moment"];
            ends_at: components["schemas"]["Moment"];
            specialist_id: components["schemas"]["Id"];
            specialist_name: string;
            mediums: components["schemas"]["VisitMediums"];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "id": "3b1d9e20-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *           "starts_at": "2027-04-01T15:00:00.000Z",
         *           "ends_at": "2027-04-01T15:45:00.000Z",
         *           "specialist_id": "6f1c8e30-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *           "specialist_name": "Grace Lindqvist",
         *           "mediums": [
         *             "video",
         *             "phone"
         *           ]
         *         }
         *       ],
         *       "next_day": "2027-04-02",
         *       "previous_day": null,
         *       "is_licensed": true
         *     }
         */
        FreeSlots: {
            items: components["schemas"]["Slot"][];
            /** @description The first day after those of the answer that has a free slot, in the time zone asked for. */
            next_day: components["schemas"]["CalendarDate"] | null;
            /** @description The last day before those of the answer that has a free slot, in the time zone asked for. */
            previous_day: components["schemas"]["CalendarDate"] | null;
            /** @description Whether a specialist is licensed today for the state where the member who asks lives. Null while none is on file, and for staff. */
            is_licensed: boolean | null;
        };
        SlotsResult: {
            data: components["schemas"]["FreeSlots"];
        };
        /** @enum {string} */
        VisitMedium: "video" | "phone";
        /** @description How the specialist can be talked with. */
        VisitMediums: components["schemas"]["VisitMedium"][];
        /** @description A time on the clock. */
        LocalTime: string;
        WeeklyHours: {
            /** @enum {string} */
            weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
            from: components["schemas"]["LocalTime"];
            /** @description A time on the clock. 24:00 is the end of the day. */
            to: string;
        };
        /** @description Both ends included. */
        DaysOff: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
        };
        /** @description A single visit beside the weekly hours, on a day off, too. */
        ExtraSlot: {
            date: components["schemas"]["CalendarDate"];
            at: components["schemas"]["LocalTime"];
        };
        /** @description When a specialist can be booked, by the clock of `time_zone`. */
        Availability: {
            /** @example America/Chicago */
            time_zone: string;
            /** @description How long a visit takes. */
            visit_minutes: number;
            /** @description What stays free between two visits. */
            buffer_minutes: number;
            mediums: components["schemas"]["VisitMediums"];
            weekly: components["schemas"]["WeeklyHours"][];
            days_off: components["schemas"]["DaysOff"][];
            extra_slots: components["schemas"]["ExtraSlot"][];
        };
        /**
         * @example {
         *       "availability": {
         *         "time_zone": "America/Chicago",
         *         "visit_minutes": 45,
         *         "buffer_minutes": 15,
         *         "mediums": [
         *           "video",
         *           "phone"
         *         ],
         *         "weekly": [
         *           {
         *             "weekday": "monday",
         *             "from": "09:00",
         *             "to": "12:00"
         *           },
         *           {
         *             "weekday": "thursday",
         *             "from": "13:00",
         *             "to": "17:00"
         *           }
         *         ],
         *         "days_off": [
         *           {
         *             "from": "2027-07-05",
         *             "to": "2027-07-16"
         *           }
         *         ],
         *         "extra_slots": [
         *           {
         *             "date": "2027-07-03",
         *             "at": "10:00"
         *           }
         *         ]
         *       }
         *     }
         */
        PutAvailability: {
            availability: components["schemas"]["Availability"];
            /** @description Only says which visits would lie outside. */
            dry_run?: boolean;
        };
        VisitOutside: {
            visit_id: components["schemas"]["Id"];
            patient_id: components["schemas"]["Id"];
            patient_name: string;
            starts_at: components["schemas"]["Moment"];
            ends_at: components["schemas"]["Moment"];
        };
        /**
         * @example {
         *       "data": {
         *         "availability": {
         *           "time_zone": "America/Chicago",
         *           "visit_minutes": 45,
         *           "buffer_minutes": 15,
         *           "mediums": [
         *             "video",
         *             "phone"
         *           ],
         *           "weekly": [
         *             {
         *               "weekday": "monday",
         *               "from": "09:00",
         *               "to": "12:00"
         *             }
         *           ],
         *           "days_off": [],
         *           "extra_slots": []
         *         },
         *         "version": 3,
         *         "outside": [
         *           {
         *             "visit_id": "4c2e8f31-8c45-4a7b-9f26-3bac7d4e5f60",
         *             "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *             "patient_name": "Maria Alvarez",
         *             "starts_at": "2027-04-01T15:00:00.000Z",
         *             "ends_at": "2027-04-01T15:45:00.000Z"
         *           }
         *         ]
         *       }
         *     }
         */
        AvailabilityResult: {
            data: {
                availability: components["schemas"]["Availability"];
                version: number;
                /** @description Booked visits ahead that lie outside of these hours, earliest first. */
                outside: components["schemas"]["VisitOutside"][];
            };
        };
        /**
         * @example {
         *       "slot_id": "3b1d9e20-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *       "medium": "phone",
         *       "phone": "+1 312 555 0142",
         *       "topic": "What the result means for my daughter"
         *     }
         */
        ScheduleVisit: {
            slot_id: components["schemas"]["Id"];
            medium: components["schemas"]["VisitMedium"];
            /** @description Required for a visit by phone. A number of the US, which is stored as E.164 (422 for any other). */
            phone?: string;
            /** @description What the patient wants to talk about. */
            topic?: string;
        };
        /**
         * @example {
         *       "slot_id": "3b1d9e20-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *       "reason": "I have to be in court that day.",
         *       "reason_locale": "en"
         *     }
         */
        UpdateVisit: {
            slot_id?: components["schemas"]["Id"];
            /** @enum {string} */
            status?: "CANCELED" | "COMPLETED" | "MISSED";
            /** @description Why. The patient and the specialist read it. */
            reason?: components["schemas"]["OptionalLine"];
            /** @description The language of `reason`; English when it is not said. */
            reason_locale?: components["schemas"]["Locale"];
            /** @description That a colleague’s slot is meant. */
            hand_over?: boolean;
        };
        /** @enum {string} */
        VisitStatus: "SCHEDULED" | "COMPLETED" | "CANCELED" | "MISSED";
        VisitChange: {
            /** @enum {string} */
            kind: "booked" | "moved" | "canceled" | "completed" | "missed";
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "patient" | "care-team";
            at: components["schemas"]["Moment"];
            /** @description Why; empty where nobody said it. */
            reason: string;
            reason_locale: components["schemas"]["Locale"];
        };
        /**
         * @example {
         *       "kind": "canceled",
         *       "by": "care-team",
         *       "name": "Grace Lindqvist",
         *       "at": "2027-03-20T10:00:00.000Z",
         *       "reason": "I have to be in court that day.",
         *       "reason_locale": "en",
         *       "starts_at": "2027-04-01T15:00:00.000Z",
         *       "ends_at": "2027-04-01T15:45:00.000Z",
         *       "specialist_name": "Grace Lindqvist"
         *     }
         */
        VisitEvent: {
            /** @enum {string} */
            kind: "booked" | "moved" | "canceled" | "completed" | "missed";
            /** @enum {string} */
            by: "patient" | "care-team";
            /** @description Who of the care team it was. */
            name: string | null;
            at: components["schemas"]["Moment"];
            reason: string;
            reason_locale: components["schemas"]["Locale"];
            /** @description When the visit was then to begin. */
            starts_at: components["schemas"]["Moment"];
            ends_at: components["schemas"]["Moment"];
            /** @description With whom the visit was then to be. */
            specialist_name: string;
        };
        VisitEventsResult: {
            data: components["schemas"]["VisitEvent"][];
        };
        /**
         * @example {
         *       "id": "4c2e8f31-8c45-4a7b-9f26-3bac7d4e5f60",
         *       "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *       "starts_at": "2027-04-01T15:00:00.000Z",
         *       "ends_at": "2027-04-01T15:45:00.000Z",
         *       "specialist_id": "6f1c8e30-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *       "specialist_name": "Grace Lindqvist",
         *       "medium": "phone",
         *       "phone": "+13125550142",
         *       "video_url": null,
         *       "topic": "What the result means for my daughter",
         *       "status": "SCHEDULED",
         *       "last_change": {
         *         "kind": "moved",
         *         "by": "care-team",
         *         "at": "2027-03-20T10:00:00.000Z",
         *         "reason": "I have to be in court that day.",
         *         "reason_locale": "en"
         *       },
         *       "summarized_at": null,
         *       "version": 1
         *     }
         */
        Visit: {
            id: components["schemas"]["Id"];
            patient_id: components["schemas"]["Id"];
            starts_at: components["schemas"]["Moment"];
            ends_at: components["schemas"]["Moment"];
            specialist_id: components["schemas"]["Id"];
            specialist_name: string;
            medium: components["schemas"]["VisitMedium"];
            /** @example +13125550142 */
            phone: string | null;
            video_url: string | null;
            topic: string;
            status: components["schemas"]["VisitStatus"];
            /** @description What was done with it last. Null in visits that are older than the record of it. */
            last_change: components["schemas"]["VisitChange"] | null;
            /** @description When the summary of the visit was written or last changed; null while there is none. */
            summarized_at: components["schemas"]["NullableMoment"];
            version: number;
        };
        VisitResult: {
            data: components["schemas"]["Visit"];
        };
        VisitsResult: {
            data: components["schemas"]["Visit"][];
        };
        /**
         * @example {
         *       "visit": {
         *         "id": "4c2e8f31-8c45-4a7b-9f26-3bac7d4e5f60",
         *         "patient_id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *         "starts_at": "2027-04-01T15:00:00.000Z",
         *         "ends_at": "2027-04-01T15:45:00.000Z",
         *         "specialist_id": "6f1c8e30-7b34-4f6a-8e15-2a9b6c3d4e5f",
         *         "specialist_name": "Grace Lindqvist",
         *         "medium": "phone",
         *         "phone": "+13125550142",
         *         "video_url": null,
         *         "topic": "What the result means for my daughter",
         *         "status": "SCHEDULED",
         *         "last_change": null,
         *         "summarized_at": null,
         *         "version": 1
         *       },
         *       "patient": {
         *         "id": "0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11",
         *         "first_name": "Maria",
         *         "middle_name": "",
         *         "last_name": "Alvarez",
         *         "date_of_birth": "1985-07-14",
         *         "age": 41,
         *         "gender": "Woman",
         *         "locale": "es",
         *         "state": "IL"
         *       },
         *       "prepared": {
         *         "family_history_sent_at": "2027-02-20T10:00:00.000Z",
         *         "fhs7": "positive",
         *         "medical_history_sent_at": "2027-02-21T10:00:00.000Z",
         *         "kit_status": "COMPLETED",
         *         "results_at": "2027-03-28T10:00:00.000Z",
         *         "releases": 1
         *       },
         *       "written": {
         *         "summary": "not-due",
         *         "care_plan": false
         *       }
         *     }
         */
        Appointment: {
            visit: components["schemas"]["Visit"];
            patient: {
                id: components["schemas"]["Id"];
                first_name: string;
                middle_name: string;
                last_name: string;
                date_of_birth: components["schemas"]["NullableDate"];
                age: number | null;
                /** @description As they told it in the medical history. */
                gender: string | null;
                /** @description The language of their e-mails; null while they have not chosen one. */
                locale: components["schemas"]["Locale"] | null;
                state: components["schemas"]["StateCode"] | null;
            };
            /** @description What there is to read before the visit. */
            prepared: {
                family_history_sent_at: components["schemas"]["NullableMoment"];
                /**
                 * @description The result of the family history as sent; null while none was sent.
                 * @enum {string|null}
                 */
                fhs7: "positive" | "negative" | "incomplete" | null;
                medical_history_sent_at: components["schemas"]["NullableMoment"];
                kit_status: components["schemas"]["KitStatus"] | null;
                /** @description When the results of the newest order came; null while they are not there. */
                results_at: components["schemas"]["NullableMoment"];
                /** @description How many releases stand. */
                releases: number;
            };
            /** @description What was written after the visit. */
            written: {
                /**
                 * @description Not due before the visit has ended, nor where it was missed.
                 * @enum {string}
                 */
                summary: "not-due" | "owed" | "written";
                /** @description Whether a care plan names this visit. */
                care_plan: boolean;
            };
        };
        AppointmentsResult: {
            data: components["schemas"]["Appointment"][];
        };
        /**
         * @example {
         *       "data": {
         *         "items": [],
         *         "next": null,
         *         "owed": 0
         *       }
         *     }
         */
        PastAppointmentsResult: {
            data: {
                items: components["schemas"]["Appointment"][];
                /** @description Null on the last page. */
                next: string | null;
                /** @description How many summaries are still to be written, on all pages. */
                owed: number;
            };
        };
        /**
         * @example {
         *       "data": {
         *         "revision": "9e107d9d372bb6826bd81d3542a419d6"
         *       }
         *     }
         */
        AppointmentsRevisionResult: {
            data: {
                revision: string;
            };
        };
        /** @enum {string} */
        WritingKind: "summary" | "care-plan";
        /** @description Field names and what was typed into them, as typed. */
        WritingValues: {
            [key: string]: string[] | string | boolean | number | null;
        };
        /**
         * @example {
         *       "values": {
         *         "overview": "Your test found no gene change"
         *       }
         *     }
         */
        PutWritingDraft: {
            values: components["schemas"]["WritingValues"];
        };
        /**
         * @example {
         *       "data": {
         *         "kind": "summary",
         *         "version": 3,
         *         "values": {
         *           "overview": "Your test found no gene change"
         *         },
         *         "updated_at": "2027-05-10T16:00:00.000Z"
         *       }
         *     }
         */
        WritingDraftResult: {
            data: {
                kind: components["schemas"]["WritingKind"];
                version: number;
                values: components["schemas"]["WritingValues"];
                updated_at: components["schemas"]["NullableMoment"];
            };
        };
        /** @description Field names of a form, and what a text begins with there. */
        WritingTemplateValues: {
            [key: string]: string;
        };
        TemplateName: string;
        /** @description Words of the patient's name that mean something else here, as “April” can be a month. */
        OtherWords: string[];
        /**
         * @example {
         *       "kind": "summary",
         *       "locale": "en",
         *       "name": "No change, strong family history",
         *       "values": {
         *         "overview": "Your test found no harmful change. [What the family history means.]",
         *         "contact_note": "Call me when somebody in the family gets cancer."
         *       },
         *       "visit_id": "4e1d6a30-7a3c-4d0c-9d0e-0c0b7a6f2b77",
         *       "other_words": []
         *     }
         */
        CreateWritingTemplate: {
            kind: components["schemas"]["WritingKind"];
            /** @enum {string} */
            locale: "en" | "es";
            name: components["schemas"]["TemplateName"];
            values: components["schemas"]["WritingTemplateValues"];
            visit_id: components["schemas"]["Id"];
            other_words?: components["schemas"]["OtherWords"];
        };
        /**
         * @example {
         *       "name": "No change, strong family history",
         *       "values": {
         *         "overview": "Your test found no harmful change."
         *       },
         *       "visit_id": "4e1d6a30-7a3c-4d0c-9d0e-0c0b7a6f2b77",
         *       "other_words": []
         *     }
         */
        UpdateWritingTemplate: {
            name: components["schemas"]["TemplateName"];
            values: components["schemas"]["WritingTemplateValues"];
            visit_id: components["schemas"]["Id"];
            other_words?: components["schemas"]["OtherWords"];
        };
        /**
         * @example {
         *       "id": "a1f6c3a8-5b1d-4e8b-9a55-2f7f0a1c9d10",
         *       "kind": "summary",
         *       "locale": "en",
         *       "name": "No change, strong family history",
         *       "values": {
         *         "overview": "Your test found no harmful change."
         *       },
         *       "version": 1,
         *       "updated_at": "2027-05-10T16:00:00.000Z"
         *     }
         */
        WritingTemplate: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["WritingKind"];
            /** @enum {string} */
            locale: "en" | "es";
            name: string;
            values: components["schemas"]["WritingTemplateValues"];
            version: number;
            updated_at: components["schemas"]["Moment"];
        };
        WritingTemplateResult: {
            data: components["schemas"]["WritingTemplate"];
        };
        WritingTemplatesResult: {
            data: components["schemas"]["WritingTemplate"][];
        };
        SummaryContent: {
            /** @description What matters most. */
            overview: components["schemas"]["Paragraphs"];
            /** @description Why the patient came. */
            reason: components["schemas"]["Paragraphs"];
            family_history: components["schemas"]["Paragraphs"];
            medical_history: components["schemas"]["Paragraphs"];
            result: {
                /**
                 * @description What the test has shown. Null only in summaries that are older than the question.
                 * @enum {string|null}
                 */
                outcome: "no-change-found" | "change-found" | "uncertain" | "no-result-yet" | "no-test" | null;
                /** @description What that means, in plain words. */
                text: components["schemas"]["Paragraphs"];
            };
            /** @description What it means for the patient's relatives. Empty in summaries that are older than the question. */
            relatives: components["schemas"]["Paragraphs"];
            next_appointments: {
                what: components["schemas"]["Line"];
                with_whom: components["schemas"]["OptionalLine"];
                /** @description When, in words. */
                timing: components["schemas"]["OptionalLine"];
                on: components["schemas"]["NullableDate"];
            }[];
            /** @description When to call the specialist. */
            contact_note: components["schemas"]["Paragraphs"];
        };
        /**
         * @example {
         *       "locale": "en",
         *       "change_note": "",
         *       "content": {
         *         "overview": "Your test found a change in the gene BRCA2. It raises your risk of breast cancer.",
         *         "reason": "You wanted to know what the result means for your daughter.",
         *         "family_history": "Your mother had breast cancer at 44.",
         *         "medical_history": "You have never had cancer yourself.",
         *         "result": {
         *           "outcome": "change-found",
         *           "text": "The lab found one harmful change in the gene BRCA2."
         *         },
         *         "relatives": "Your daughter and your brother may have the same change. Each can ask for a test.",
         *         "next_appointments": [
         *           {
         *             "what": "Breast MRI",
         *             "with_whom": "Lakeside Imaging",
         *             "timing": "",
         *             "on": "2027-06-30"
         *           }
         *         ],
         *         "contact_note": "Call me when you have talked with your daughter."
         *       }
         *     }
         */
        WriteSummary: {
            locale: components["schemas"]["Locale"];
            content: components["schemas"]["SummaryContent"];
            /** @description What was changed and why; empty for the first version. */
            change_note: components["schemas"]["OptionalLine"];
        };
        SummaryVersion: {
            version: number;
            locale: components["schemas"]["Locale"];
            content: components["schemas"]["SummaryContent"];
            change_note: string;
            written_by: string;
            written_at: components["schemas"]["Moment"];
        };
        /**
         * @example {
         *       "visit_id": "4c2e8f31-8c45-4a7b-9f26-3bac7d4e5f60",
         *       "current": {
         *         "version": 1,
         *         "locale": "en",
         *         "content": {
         *           "overview": "Your test found a change in the gene BRCA2. It raises your risk of breast cancer.",
         *           "reason": "You wanted to know what the result means for your daughter.",
         *           "family_history": "Your mother had breast cancer at 44.",
         *           "medical_history": "You have never had cancer yourself.",
         *           "result": {
         *             "outcome": "change-found",
         *             "text": "The lab found one harmful change in the gene BRCA2."
         *           },
         *           "relatives": "Your daughter and your brother may have the same change. Each can ask for a test.",
         *           "next_appointments": [
         *             {
         *               "what": "Breast MRI",
         *               "with_whom": "Lakeside Imaging",
         *               "timing": "",
         *               "on": "2027-06-30"
         *             }
         *           ],
         *           "contact_note": "Call me when you have talked with your daughter."
         *         },
         *         "change_note": "",
         *         "written_by": "Grace Lindqvist",
         *         "written_at": "2027-05-10T16:00:00.000Z"
         *       },
         *       "earlier": []
         *     }
         */
        VisitSummary: {
            visit_id: components["schemas"]["Id"];
            current: components["schemas"]["SummaryVersion"];
            /** @description What it was before each change, newest first. */
            earlier: components["schemas"]["SummaryVersion"][];
        };
        VisitSummaryResult: {
            data: components["schemas"]["VisitSummary"];
        };
        /**
         * @example {
         *       "code": "IL",
         *       "name": "Illinois",
         *       "served": true
         *     }
         */
        State: {
            code: components["schemas"]["StateCode"];
            name: string;
            served: boolean;
        };
        /**
         * @example {
         *       "name": "Prairie Steel Works",
         *       "welcome_text": "We want you and your family to stay well."
         *     }
         */
        CorporatePage: {
            name: string;
            /** @description Null when the partner has given none. */
            welcome_text: string | null;
        };
        CorporatePageResult: {
            data: components["schemas"]["CorporatePage"];
        };
        StatesResult: {
            data: components["schemas"]["State"][];
        };
    };
    responses: {
        /** @description The request does not fit the contract; `errors` has a path for each problem. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something in this request does not look right. Please check what is marked.",
                 *       "code": "bad_request",
                 *       "errors": [
                 *         {
                 *           "path": "/zip",
                 *           "message": "Enter a ZIP code of 5 digits or of 5 and 4 digits."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid token. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please sign in again.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The role may not do this; or, with the code `only_in_person`, an admin who acts as somebody may not; or, with `impersonation_ended`, acting as somebody is over. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Your account may not do this.",
                 *       "code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record, or it is not the caller’s to know of. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "We could not find this.",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record’s state does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Somebody else has just taken this time. Please choose another.",
                 *       "code": "slot_taken"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request did not arrive in time. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Sending this took too long. Please try again.",
                 *       "code": "request_timeout"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record has changed since it was read. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed in another tab or on another device. Please look at the newest version and try again.",
                 *       "code": "stale"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This is too large to send.",
                 *       "code": "payload_too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json` in UTF-8, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please send JSON.",
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well-formed but can’t be accepted; `errors` has a path for each problem. With the code `key_reused`, its `Idempotency-Key` came before with other details. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please check what is marked.",
                 *       "code": "unprocessable",
                 *       "errors": [
                 *         {
                 *           "path": "/expires_on",
                 *           "message": "Choose a date later than today."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `If-Match` is missing. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Send If-Match with the ETag last seen.",
                 *       "code": "precondition_required"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` has the seconds to wait. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please wait a moment and try again.",
                 *       "code": "too_many_requests"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of ours; nothing was stored. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "code": "internal_error"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Overloaded or stopping; try again shortly. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Novi is not available right now. Please try again shortly.",
                 *       "code": "unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The pedigree as data (the default), or as a file. */
        FamgenixFormat: "json" | "svg" | "pdf" | "fhir" | "gedcom";
        /** @description Whether the names of people stand in it (the default) or only how they are related. */
        FamgenixNames: "shown" | "hidden";
        UserId: components["schemas"]["Id"];
        /** @description The user’s id, or `me`. */
        UserIdOrMe: string;
        PatientId: components["schemas"]["Id"];
        /** @description Whose; the caller’s own without it. */
        PatientIdQuery: components["schemas"]["Id"];
        /** @description Whose; the caller’s own without it. */
        UserIdQuery: components["schemas"]["Id"];
        UserEmailId: components["schemas"]["Id"];
        UserPhoneId: components["schemas"]["Id"];
        SpecialistId: components["schemas"]["Id"];
        /** @description Only the slots of this specialist. */
        SpecialistIdQuery: components["schemas"]["Id"];
        /** @description Only the slots of colleagues to whom this visit of the caller’s can be handed over: those who are licensed where its patient lives. */
        HandOverOfQuery: components["schemas"]["Id"];
        CorporateId: components["schemas"]["Id"];
        CorporateIdQuery: components["schemas"]["Id"];
        /** @description Of one customer; of all of them without it. */
        OptionalCorporateIdQuery: components["schemas"]["Id"];
        EligibilityId: components["schemas"]["Id"];
        /** @description Words that must all stand in the names. */
        Search: string;
        RoiFormId: components["schemas"]["Id"];
        DocumentId: components["schemas"]["Id"];
        VisitId: components["schemas"]["Id"];
        WritingTemplateId: components["schemas"]["Id"];
        WritingKind: components["schemas"]["WritingKind"];
        CarePlanId: components["schemas"]["Id"];
        /** @description Which item of the plan, from 0. */
        ItemNumber: string;
        DraftStep: components["schemas"]["DraftStep"];
        QuestionnaireName: components["schemas"]["QuestionnaireName"];
        /** @description There is one; it need not be named. */
        QuestionnaireQuery: "medical-history";
        /** @description The first day. Today without it. */
        FromDay: components["schemas"]["CalendarDate"];
        /** @description The last day, 30 days after the first at the latest. Without it, the sixth day after the first. */
        ToDay: components["schemas"]["CalendarDate"];
        /** @description Whose days are meant, by its name in the IANA database. UTC without it. */
        TimeZone: string;
        /** @description The number of the page, from 1. */
        Page: string;
        /** @description The `next` of the page before, with the other parameters as they were. The first page without it. It is good for the same caller only. */
        Cursor: string;
        /** @description Only those whose summary is still to be written. */
        Owed: "true";
        /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
        IdempotencyKey: components["schemas"]["Id"];
        /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
        IfMatch: string;
        /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
        OptionalIfMatch: string;
        /** @description Spanish messages and texts for `es`, English for all else. */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the record, as a strong validator, to be sent back as `If-Match`. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            /** @description The record, new or found. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `email_taken`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_behind`, `step_refused`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedAccountResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Refused: `only_in_person`, `sign_in_again`. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The user’s id, or `me`. */
                userId: components["parameters"]["UserIdOrMe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Since when sessions count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessionsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserClaims: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimsUpdate"];
            };
        };
        responses: {
            /** @description The time of acting that has begun or ended. The next token has the claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `already_acting`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not acceptable: `not_a_member`, `claims_refused`, or `unprocessable` with a path for each problem. */
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImpersonations: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times in which an admin acted as this member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserEmails: {
        parameters: {
            query?: {
                /** @description Whose; the caller’s own without it. */
                user_id?: components["parameters"]["UserIdQuery"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEmailsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userEmailId: components["parameters"]["UserEmailId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserEmail"];
            };
        };
        responses: {
            /** @description The e-mail as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEmailResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `email_not_changed`, `email_taken`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessagePreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreferencesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMessagePreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessagePreferencesInput"];
            };
        };
        responses: {
            /** @description The preferences as they are now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreferencesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserPhones: {
        parameters: {
            query?: {
                /** @description Whose; the caller’s own without it. */
                user_id?: components["parameters"]["UserIdQuery"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPhonesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPhoneInput"];
            };
        };
        responses: {
            /** @description The new phone. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPhoneResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `phone_exists`, `phones_full`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userPhoneId: components["parameters"]["UserPhoneId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPhoneInput"];
            };
        };
        responses: {
            /** @description The phone as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPhoneResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `phone_exists`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                userPhoneId: components["parameters"]["UserPhoneId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phones that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPhonesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPatientInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPatientInfo"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibilityResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_not_open`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRosterEntries: {
        parameters: {
            query: {
                corporate_id: components["parameters"]["CorporateIdQuery"];
                /** @description Words that must all stand in the names. */
                search?: components["parameters"]["Search"];
                /** @description The number of the page, from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the roster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterPageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRosterEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRosterEntries"];
            };
        };
        responses: {
            /** @description The new entries, in the order in which they were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterEntriesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `member_number_taken`, `corporate_closed`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRosterEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                eligibilityId: components["parameters"]["EligibilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterEntryInput"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterEntryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `member_number_taken`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRosterEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                eligibilityId: components["parameters"]["EligibilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry that was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterEntryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `entry_in_use`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPatients: {
        parameters: {
            query?: {
                /** @description Words of which each must be found, in any order: in the names, the e-mail, the date of birth or the member number. Accents and capitals do not matter. Whole words come first, then beginnings, then parts, then names that are spelled nearly so. */
                search?: string;
                /** @description By last and first name (the default), or for a specialist by their visits: the next one soonest first, or the last one newest first; who has none stands at the end. `latest-change` is what was sent, booked, signed or written newest first. */
                sort?: "name" | "next-visit" | "last-visit" | "latest-change";
                /** @description Only patients with whom a visit of the caller is over whose summary is still to be written. */
                summary_owed?: "true";
                /** @description Only patients whose newest test kit has its results. */
                results_in?: "true";
                /** @description Only patients who missed their last visit with the caller. */
                visit_missed?: "true";
                /** @description The `next` of the page before, with the other parameters as they were. The first page without it. It is good for the same caller only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientPageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePatient"];
            };
        };
        responses: {
            /** @description The record, new or found. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countMembersByStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembersByStepResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    isEligible: {
        parameters: {
            query?: {
                /** @description Whose; the caller’s own without it. */
                patient_id?: components["parameters"]["PatientIdQuery"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibilityResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patient. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePatient"];
            };
        };
        responses: {
            /** @description The patient as they are on file now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `not_eligible`, `not_checked_yet`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedAccountResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Refused: `only_in_person`, `sign_in_again`. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePronouns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePronouns"];
            };
        };
        responses: {
            /** @description The patient as they are on file now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEligibilityHistory: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the checks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibilityHistoryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.novi.record+json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Refused: `only_in_person`. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadFhir: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Refused: `only_in_person`. */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJourney: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSharingDecisions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingDecisionsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSharingDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideSharing"];
            };
        };
        responses: {
            /** @description The decision as it stands. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingDecisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_not_open`, `release_in_force`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraftKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftKeyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
                draftStep: components["parameters"]["DraftStep"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
                draftStep: components["parameters"]["DraftStep"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutDraft"];
            };
        };
        responses: {
            /** @description The draft as stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_not_open`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
                questionnaire: components["parameters"]["QuestionnaireName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswersResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFamgenix: {
        parameters: {
            query?: {
                /** @description The pedigree as data (the default), or as a file. */
                format?: components["parameters"]["FamgenixFormat"];
                /** @description Whether the names of people stand in it (the default) or only how they are related. */
                names?: components["parameters"]["FamgenixNames"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pedigree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamgenixResult"];
                    "image/svg+xml": components["schemas"]["SvgFile"];
                    "application/pdf": components["schemas"]["PdfFile"];
                    "application/fhir+json": components["schemas"]["FhirFile"];
                    "application/x-gedcom": components["schemas"]["GedcomFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarePlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The care plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarePlansResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCarePlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCarePlan"];
            };
        };
        responses: {
            /** @description The care plan. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarePlanResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `plan_replaced`, `plan_written`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlanItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                carePlanId: components["parameters"]["CarePlanId"];
                /** @description Which item of the plan, from 0. */
                itemNumber: components["parameters"]["ItemNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlanItem"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarePlanResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `plan_replaced`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderKit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderKit"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_not_open`, `not_eligible`, `no_counselor`, `order_open`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAnswers"];
            };
        };
        responses: {
            /** @description The answers as stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswersResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_not_open`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestions: {
        parameters: {
            query?: {
                /** @description There is one; it need not be named. */
                questionnaire?: components["parameters"]["QuestionnaireQuery"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoiForms: {
        parameters: {
            query?: {
                /** @description Whose; the caller’s own without it. */
                patient_id?: components["parameters"]["PatientIdQuery"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiFormsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRoiForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoiForm"];
            };
        };
        responses: {
            /** @description The signed form. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiFormResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_not_open`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoiForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                roiFormId: components["parameters"]["RoiFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiFormResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRoiForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                roiFormId: components["parameters"]["RoiFormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeRoiForm"];
            };
        };
        responses: {
            /** @description The form as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiFormResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `already_revoked`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRoiForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                roiFormId: components["parameters"]["RoiFormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoiFormResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `already_revoked`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKitsByStatus: {
        parameters: {
            query?: {
                /** @description Only orders that have it now. */
                status?: components["schemas"]["KitStatus"];
                /** @description The `next` of the page before, with the other parameters as they were. The first page without it. It is good for the same caller only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitsByStatusResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateKit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKit"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `kit_status_not_allowed`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUpcomingAppointments: {
        parameters: {
            query?: {
                /** @description The first day. Today without it. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day, 30 days after the first at the latest. Without it, the sixth day after the first. */
                to?: components["parameters"]["ToDay"];
                /** @description Whose days are meant, by its name in the IANA database. UTC without it. */
                time_zone?: components["parameters"]["TimeZone"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPastAppointments: {
        parameters: {
            query?: {
                /** @description The `next` of the page before, with the other parameters as they were. The first page without it. It is good for the same caller only. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those whose summary is still to be written. */
                owed?: components["parameters"]["Owed"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of appointments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastAppointmentsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppointmentsRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentsRevisionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                specialistId: components["parameters"]["SpecialistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                specialistId: components["parameters"]["SpecialistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutAvailability"];
            };
        };
        responses: {
            /** @description The hours as they are now, or as they would be. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlots: {
        parameters: {
            query?: {
                /** @description Only the slots of this specialist. */
                specialist_id?: components["parameters"]["SpecialistIdQuery"];
                /** @description Only the slots of colleagues to whom this visit of the caller’s can be handed over: those who are licensed where its patient lives. */
                hand_over_of?: components["parameters"]["HandOverOfQuery"];
                /** @description The first day. Today without it. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day, 30 days after the first at the latest. Without it, the sixth day after the first. */
                to?: components["parameters"]["ToDay"];
                /** @description Whose days are meant, by its name in the IANA database. UTC without it. */
                time_zone?: components["parameters"]["TimeZone"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleVisit"];
            };
        };
        responses: {
            /** @description The visit. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such record, or (`slot_not_found`) no such time. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `step_not_open`, `not_eligible`, `visit_exists`, `slot_past`, `slot_not_licensed`, `medium_not_offered`, `slot_taken`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                patientId: components["parameters"]["PatientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                visitId: components["parameters"]["VisitId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVisit"];
            };
        };
        responses: {
            /** @description The visit as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such record, or (`slot_not_found`) no such time. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `visit_not_changeable`, `not_eligible`, `slot_past`, `slot_not_licensed`, `medium_not_offered`, `slot_of_colleague`, `slot_taken`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisitEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                visitId: components["parameters"]["VisitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitEventsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                visitId: components["parameters"]["VisitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                visitId: components["parameters"]["VisitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitSummaryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVisitSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                visitId: components["parameters"]["VisitId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteSummary"];
            };
        };
        responses: {
            /** @description The summary as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitSummaryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `summary_not_open`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWritingDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                visitId: components["parameters"]["VisitId"];
                writingKind: components["parameters"]["WritingKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingDraftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putWritingDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                visitId: components["parameters"]["VisitId"];
                writingKind: components["parameters"]["WritingKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutWritingDraft"];
            };
        };
        responses: {
            /** @description The draft as it is kept. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingDraftResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWritingTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                specialistId: components["parameters"]["SpecialistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingTemplatesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWritingTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                specialistId: components["parameters"]["SpecialistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWritingTemplate"];
            };
        };
        responses: {
            /** @description The new template. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingTemplateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `template_name_taken`, `templates_full`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWritingTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                writingTemplateId: components["parameters"]["WritingTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWritingTemplate"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingTemplateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `template_name_taken`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWritingTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen. 428 without it, 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                writingTemplateId: components["parameters"]["WritingTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingTemplatesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCorporate: {
        parameters: {
            query?: {
                /** @description Words that must all stand in the names. */
                search?: components["parameters"]["Search"];
                /** @description The number of the page, from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateListResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCorporate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorporateInput"];
            };
        };
        responses: {
            /** @description The new customer. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `slug_taken`, `code_taken`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCorporate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                corporateId: components["parameters"]["CorporateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCorporate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                corporateId: components["parameters"]["CorporateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorporateInput"];
            };
        };
        responses: {
            /** @description The customer as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `slug_taken`, `code_taken`, `corporate_closed`. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCorporate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag last seen: 412 when the record has changed since. Without it the newest write wins; an admin who acts as a member has to send it (428). */
                "If-Match"?: components["parameters"]["OptionalIfMatch"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                corporateId: components["parameters"]["CorporateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importRoster: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for one intention, and sent again with every retry of it, which then gets the first answer. The same key with another body is a 422. Without a key, each request is an intention of its own. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                corporateId: components["parameters"]["CorporateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterImport"];
            };
        };
        responses: {
            /** @description What was changed, or would be, or what is wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterImportReportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Not as things stand: `corporate_closed`. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCorporatePatients: {
        parameters: {
            query?: {
                /** @description Of one customer; of all of them without it. */
                corporate_id?: components["parameters"]["OptionalCorporateIdQuery"];
                /** @description The number of the page, from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporatePatientsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCorporate: {
        parameters: {
            query: {
                /** @description The slug in the address of the partner’s page. */
                query: string;
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporatePageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Who really acted, an admin also while impersonating somebody. */
                actor_id?: components["schemas"]["Id"];
                /** @description Whose record it was. */
                patient_id?: components["schemas"]["Id"];
                /** @description What was asked for, by its `operationId` here or by the name of an operator’s command. */
                operation?: string;
                outcome?: components["schemas"]["AuditOutcome"];
                /** @description Not before this moment. */
                from?: components["schemas"]["Moment"];
                /** @description Before this moment. */
                to?: components["schemas"]["Moment"];
                /** @description The `next` of the page before, with the other parameters as they were. The first page without it. It is good for the same caller only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Spanish messages and texts for `es`, English for all else. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
