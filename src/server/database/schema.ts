// Made from the migrations by "npm run db:types"; a test says when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      attorney_profiles: {
        Row: {
          address: string | null;
          away_until: string | null;
          bar_number: string | null;
          city: string | null;
          firm: string | null;
          licence_checked_by: string | null;
          licence_checked_on: string | null;
          licence_lapsed_at: string | null;
          phone: string | null;
          phone_e164: string | null;
          state: string | null;
          substitute_id: string | null;
          updated_at: string;
          user_id: string;
          version: number;
          weekly_capacity: number | null;
          zip: string | null;
        };
        Insert: {
          address?: string | null;
          away_until?: string | null;
          bar_number?: string | null;
          city?: string | null;
          firm?: string | null;
          licence_checked_by?: string | null;
          licence_checked_on?: string | null;
          licence_lapsed_at?: string | null;
          phone?: string | null;
          phone_e164?: string | null;
          state?: string | null;
          substitute_id?: string | null;
          updated_at?: string;
          user_id: string;
          version?: number;
          weekly_capacity?: number | null;
          zip?: string | null;
        };
        Update: {
          address?: string | null;
          away_until?: string | null;
          bar_number?: string | null;
          city?: string | null;
          firm?: string | null;
          licence_checked_by?: string | null;
          licence_checked_on?: string | null;
          licence_lapsed_at?: string | null;
          phone?: string | null;
          phone_e164?: string | null;
          state?: string | null;
          substitute_id?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
          weekly_capacity?: number | null;
          zip?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'attorney_profiles_licence_checked_by_fkey';
            columns: ['licence_checked_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attorney_profiles_substitute_id_fkey';
            columns: ['substitute_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'attorney_profiles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_entries: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_role: Database['public']['Enums']['actor_role'];
          created_at: string;
          details: NonNullable<Json>;
          id: string;
          object_id: string | null;
          object_type: string | null;
          position: number;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_role: Database['public']['Enums']['actor_role'];
          created_at?: string;
          details?: NonNullable<Json>;
          id?: string;
          object_id?: string | null;
          object_type?: string | null;
          position?: never;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_role?: Database['public']['Enums']['actor_role'];
          created_at?: string;
          details?: NonNullable<Json>;
          id?: string;
          object_id?: string | null;
          object_type?: string | null;
          position?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'audit_entries_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_addresses: {
        Row: {
          created_at: string;
          language: Database['public']['Enums']['locale'];
          token_hash: string;
          user_id: string;
          with_place: boolean;
        };
        Insert: {
          created_at?: string;
          language: Database['public']['Enums']['locale'];
          token_hash: string;
          user_id: string;
          with_place: boolean;
        };
        Update: {
          created_at?: string;
          language?: Database['public']['Enums']['locale'];
          token_hash?: string;
          user_id?: string;
          with_place?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_addresses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      calendar_events: {
        Row: {
          busy: unknown;
          case_id: string | null;
          created_at: string;
          end_date: string | null;
          event_type: Database['public']['Enums']['event_kind'];
          id: string;
          is_all_day: boolean;
          language: Database['public']['Enums']['locale'] | null;
          location: string | null;
          matter_id: string | null;
          phone: string | null;
          phone_e164: string | null;
          priority: Database['public']['Enums']['case_priority'];
          reminder_minutes: number;
          sequence: number;
          staff_id: string | null;
          start_date: string;
          status: Database['public']['Enums']['event_status'];
          title: string;
          uid: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          busy?: unknown;
          case_id?: string | null;
          created_at?: string;
          end_date?: string | null;
          event_type: Database['public']['Enums']['event_kind'];
          id?: string;
          is_all_day?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          location?: string | null;
          matter_id?: string | null;
          phone?: string | null;
          phone_e164?: string | null;
          priority?: Database['public']['Enums']['case_priority'];
          reminder_minutes?: number;
          sequence?: number;
          staff_id?: string | null;
          start_date: string;
          status?: Database['public']['Enums']['event_status'];
          title: string;
          uid: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          busy?: unknown;
          case_id?: string | null;
          created_at?: string;
          end_date?: string | null;
          event_type?: Database['public']['Enums']['event_kind'];
          id?: string;
          is_all_day?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          location?: string | null;
          matter_id?: string | null;
          phone?: string | null;
          phone_e164?: string | null;
          priority?: Database['public']['Enums']['case_priority'];
          reminder_minutes?: number;
          sequence?: number;
          staff_id?: string | null;
          start_date?: string;
          status?: Database['public']['Enums']['event_status'];
          title?: string;
          uid?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_events_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'calendar_events_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'calendar_events_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_events_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'calendar_events_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'calendar_events_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'calendar_events_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'calendar_events_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_events_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_events_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      call_days_off: {
        Row: {
          day: string;
          staff_id: string;
        };
        Insert: {
          day: string;
          staff_id: string;
        };
        Update: {
          day?: string;
          staff_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'call_days_off_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      call_hours: {
        Row: {
          closes: string;
          languages: Database['public']['Enums']['locale'][];
          opens: string;
          staff_id: string;
          weekday: number;
        };
        Insert: {
          closes: string;
          languages: Database['public']['Enums']['locale'][];
          opens: string;
          staff_id: string;
          weekday: number;
        };
        Update: {
          closes?: string;
          languages?: Database['public']['Enums']['locale'][];
          opens?: string;
          staff_id?: string;
          weekday?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'call_hours_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      card_consents: {
        Row: {
          agreed_at: string;
          agreed_cents: number;
          card_brand: string | null;
          card_last4: string | null;
          checkout_expires_at: string | null;
          checkout_url: string | null;
          cleared_at: string | null;
          created_at: string;
          end_reason: Database['public']['Enums']['consent_end'] | null;
          ended_at: string | null;
          given_at: string | null;
          id: string;
          language: Database['public']['Enums']['locale'];
          plan_id: string;
          status: Database['public']['Enums']['consent_status'];
          stripe_checkout_session_id: string | null;
          stripe_customer_id: string | null;
          stripe_payment_method_id: string | null;
          updated_at: string;
          words_version: string;
        };
        Insert: {
          agreed_at?: string;
          agreed_cents: number;
          card_brand?: string | null;
          card_last4?: string | null;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          cleared_at?: string | null;
          created_at?: string;
          end_reason?: Database['public']['Enums']['consent_end'] | null;
          ended_at?: string | null;
          given_at?: string | null;
          id?: string;
          language: Database['public']['Enums']['locale'];
          plan_id: string;
          status?: never;
          stripe_checkout_session_id?: string | null;
          stripe_customer_id?: string | null;
          stripe_payment_method_id?: string | null;
          updated_at?: string;
          words_version: string;
        };
        Update: {
          agreed_at?: string;
          agreed_cents?: number;
          card_brand?: string | null;
          card_last4?: string | null;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          cleared_at?: string | null;
          created_at?: string;
          end_reason?: Database['public']['Enums']['consent_end'] | null;
          ended_at?: string | null;
          given_at?: string | null;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          plan_id?: string;
          status?: never;
          stripe_checkout_session_id?: string | null;
          stripe_customer_id?: string | null;
          stripe_payment_method_id?: string | null;
          updated_at?: string;
          words_version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'card_consents_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'payment_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      case_documents: {
        Row: {
          case_id: string;
          created_at: string;
          description: string | null;
          file_name: string;
          file_path: string;
          file_size: number;
          file_type: string;
          id: string;
          is_client_visible: boolean;
          message_id: string | null;
          original_name: string;
          request_id: string | null;
          scan: Database['public']['Enums']['file_scan'];
          upload_id: string | null;
          uploaded_by: string | null;
          version_id: string | null;
          withdrawn_at: string | null;
        };
        Insert: {
          case_id: string;
          created_at?: string;
          description?: string | null;
          file_name: string;
          file_path: string;
          file_size: number;
          file_type: string;
          id?: string;
          is_client_visible?: boolean;
          message_id?: string | null;
          original_name: string;
          request_id?: string | null;
          scan?: Database['public']['Enums']['file_scan'];
          upload_id?: string | null;
          uploaded_by?: string | null;
          version_id?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          case_id?: string;
          created_at?: string;
          description?: string | null;
          file_name?: string;
          file_path?: string;
          file_size?: number;
          file_type?: string;
          id?: string;
          is_client_visible?: boolean;
          message_id?: string | null;
          original_name?: string;
          request_id?: string | null;
          scan?: Database['public']['Enums']['file_scan'];
          upload_id?: string | null;
          uploaded_by?: string | null;
          version_id?: string | null;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_documents_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'client_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_documents_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'file_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_documents_upload_id_fkey';
            columns: ['upload_id'];
            isOneToOne: true;
            referencedRelation: 'uploads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_documents_uploaded_by_fkey';
            columns: ['uploaded_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_documents_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'client_papers';
            referencedColumns: ['document_id'];
          },
          {
            foreignKeyName: 'case_documents_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'current_papers';
            referencedColumns: ['document_id'];
          },
          {
            foreignKeyName: 'case_documents_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'generated_documents';
            referencedColumns: ['id'];
          },
        ];
      };
      case_flags: {
        Row: {
          case_id: string;
          cleared_at: string | null;
          cleared_by: string | null;
          flag: Database['public']['Enums']['case_flag'];
          note: string | null;
          raised_at: string;
          raised_by: string | null;
        };
        Insert: {
          case_id: string;
          cleared_at?: string | null;
          cleared_by?: string | null;
          flag: Database['public']['Enums']['case_flag'];
          note?: string | null;
          raised_at?: string;
          raised_by?: string | null;
        };
        Update: {
          case_id?: string;
          cleared_at?: string | null;
          cleared_by?: string | null;
          flag?: Database['public']['Enums']['case_flag'];
          note?: string | null;
          raised_at?: string;
          raised_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_flags_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_flags_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_flags_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_flags_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_flags_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_flags_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_flags_cleared_by_fkey';
            columns: ['cleared_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_flags_raised_by_fkey';
            columns: ['raised_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      case_holds: {
        Row: {
          case_id: string;
          held_at: string;
          held_by: string | null;
          id: string;
          kind: Database['public']['Enums']['hold_kind'];
          reason: string | null;
          released_at: string | null;
          released_by: string | null;
          stops_moves: boolean;
        };
        Insert: {
          case_id: string;
          held_at?: string;
          held_by?: string | null;
          id?: string;
          kind: Database['public']['Enums']['hold_kind'];
          reason?: string | null;
          released_at?: string | null;
          released_by?: string | null;
          stops_moves?: boolean;
        };
        Update: {
          case_id?: string;
          held_at?: string;
          held_by?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['hold_kind'];
          reason?: string | null;
          released_at?: string | null;
          released_by?: string | null;
          stops_moves?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'case_holds_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_holds_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_holds_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_holds_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_holds_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_holds_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_holds_held_by_fkey';
            columns: ['held_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_holds_released_by_fkey';
            columns: ['released_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      case_moves: {
        Row: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['case_status'];
          needs: Database['public']['Enums']['move_need'][];
          to_status: Database['public']['Enums']['case_status'];
        };
        Insert: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['case_status'];
          needs?: Database['public']['Enums']['move_need'][];
          to_status: Database['public']['Enums']['case_status'];
        };
        Update: {
          by_roles?: Database['public']['Enums']['actor_role'][];
          from_status?: Database['public']['Enums']['case_status'];
          needs?: Database['public']['Enums']['move_need'][];
          to_status?: Database['public']['Enums']['case_status'];
        };
        Relationships: [];
      };
      case_papers: {
        Row: {
          case_id: string;
          created_at: string;
          created_by: string | null;
          id: string;
          kind: Database['public']['Enums']['paper_kind'];
          language: Database['public']['Enums']['locale'];
          matter_id: string;
          title: string | null;
          withdrawn_at: string | null;
        };
        Insert: {
          case_id: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          kind: Database['public']['Enums']['paper_kind'];
          language?: Database['public']['Enums']['locale'];
          matter_id: string;
          title?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          case_id?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['paper_kind'];
          language?: Database['public']['Enums']['locale'];
          matter_id?: string;
          title?: string | null;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_papers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'case_papers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      case_presence: {
        Row: {
          case_id: string;
          seen_at: string;
          user_id: string;
          writing_at: string | null;
        };
        Insert: {
          case_id: string;
          seen_at?: string;
          user_id: string;
          writing_at?: string | null;
        };
        Update: {
          case_id?: string;
          seen_at?: string;
          user_id?: string;
          writing_at?: string | null;
        };
        Relationships: [];
      };
      case_supporters: {
        Row: {
          bond: Database['public']['Enums']['supporter_bond'];
          case_id: string;
          consented_at: string;
          email: string;
          ended_at: string | null;
          id: string;
          language: Database['public']['Enums']['locale'];
          link_ends_at: string | null;
          link_hash: string | null;
          looked_at: string | null;
          name: string;
          sees: Database['public']['Enums']['supporter_sight'][];
          session_ends_at: string | null;
          session_hash: string | null;
        };
        Insert: {
          bond: Database['public']['Enums']['supporter_bond'];
          case_id: string;
          consented_at?: string;
          email: string;
          ended_at?: string | null;
          id?: string;
          language: Database['public']['Enums']['locale'];
          link_ends_at?: string | null;
          link_hash?: string | null;
          looked_at?: string | null;
          name: string;
          sees: Database['public']['Enums']['supporter_sight'][];
          session_ends_at?: string | null;
          session_hash?: string | null;
        };
        Update: {
          bond?: Database['public']['Enums']['supporter_bond'];
          case_id?: string;
          consented_at?: string;
          email?: string;
          ended_at?: string | null;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          link_ends_at?: string | null;
          link_hash?: string | null;
          looked_at?: string | null;
          name?: string;
          sees?: Database['public']['Enums']['supporter_sight'][];
          session_ends_at?: string | null;
          session_hash?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_supporters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_supporters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_supporters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_supporters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_supporters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_supporters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
        ];
      };
      case_tasks: {
        Row: {
          case_id: string;
          code: Database['public']['Enums']['task_code'];
          created_at: string;
          created_by: string | null;
          dedupe_key: string | null;
          done_at: string | null;
          done_by: string | null;
          dropped_at: string | null;
          due_at: string | null;
          id: string;
          matter_id: string | null;
          owner_id: string | null;
          title: string | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          case_id: string;
          code: Database['public']['Enums']['task_code'];
          created_at?: string;
          created_by?: string | null;
          dedupe_key?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          dropped_at?: string | null;
          due_at?: string | null;
          id?: string;
          matter_id?: string | null;
          owner_id?: string | null;
          title?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          case_id?: string;
          code?: Database['public']['Enums']['task_code'];
          created_at?: string;
          created_by?: string | null;
          dedupe_key?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          dropped_at?: string | null;
          due_at?: string | null;
          id?: string;
          matter_id?: string | null;
          owner_id?: string | null;
          title?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'case_tasks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_tasks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_tasks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_tasks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_tasks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_tasks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_tasks_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_tasks_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_tasks_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'case_tasks_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_tasks_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      case_updates: {
        Row: {
          case_id: string;
          code: Database['public']['Enums']['case_update_code'] | null;
          created_at: string;
          created_by: string | null;
          created_by_role: Database['public']['Enums']['actor_role'] | null;
          description: string | null;
          id: string;
          is_internal: boolean;
          language: Database['public']['Enums']['locale'] | null;
          params: NonNullable<Json>;
          position: number;
          status: Database['public']['Enums']['case_status'] | null;
          taken_back_at: string | null;
          title: string | null;
        };
        Insert: {
          case_id: string;
          code?: Database['public']['Enums']['case_update_code'] | null;
          created_at?: string;
          created_by?: string | null;
          created_by_role?: Database['public']['Enums']['actor_role'] | null;
          description?: string | null;
          id?: string;
          is_internal?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          params?: NonNullable<Json>;
          position?: never;
          status?: Database['public']['Enums']['case_status'] | null;
          taken_back_at?: string | null;
          title?: string | null;
        };
        Update: {
          case_id?: string;
          code?: Database['public']['Enums']['case_update_code'] | null;
          created_at?: string;
          created_by?: string | null;
          created_by_role?: Database['public']['Enums']['actor_role'] | null;
          description?: string | null;
          id?: string;
          is_internal?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          params?: NonNullable<Json>;
          position?: never;
          status?: Database['public']['Enums']['case_status'] | null;
          taken_back_at?: string | null;
          title?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_updates_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_updates_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_updates_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_updates_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_updates_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_updates_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_updates_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      case_words: {
        Row: {
          case_id: string;
          sort_county: string;
          sort_name: string;
          words: unknown;
        };
        Insert: {
          case_id: string;
          sort_county: string;
          sort_name: string;
          words: unknown;
        };
        Update: {
          case_id?: string;
          sort_county?: string;
          sort_name?: string;
          words?: unknown;
        };
        Relationships: [
          {
            foreignKeyName: 'case_words_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: true;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_words_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: true;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_words_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: true;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_words_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: true;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_words_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: true;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_words_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: true;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
        ];
      };
      case_writes: {
        Row: {
          answer: Json | null;
          content_hash: string | null;
          created_at: string;
          key: string;
          user_id: string | null;
        };
        Insert: {
          answer?: Json | null;
          content_hash?: string | null;
          created_at?: string;
          key: string;
          user_id?: string | null;
        };
        Update: {
          answer?: Json | null;
          content_hash?: string | null;
          created_at?: string;
          key?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_writes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      cases: {
        Row: {
          assigned_to: string | null;
          case_number: string;
          completion_date: string | null;
          county: string | null;
          created_at: string;
          currency: string;
          id: string;
          intake_form_id: string | null;
          order_id: string | null;
          over_since: string | null;
          package_type: Database['public']['Enums']['package_id'];
          state: string;
          status: Database['public']['Enums']['case_status'];
          title: string;
          total_cost_cents: number | null;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          assigned_to?: string | null;
          case_number: string;
          completion_date?: string | null;
          county?: string | null;
          created_at?: string;
          currency?: string;
          id?: string;
          intake_form_id?: string | null;
          order_id?: string | null;
          over_since?: string | null;
          package_type: Database['public']['Enums']['package_id'];
          state?: string;
          status?: Database['public']['Enums']['case_status'];
          title: string;
          total_cost_cents?: number | null;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          assigned_to?: string | null;
          case_number?: string;
          completion_date?: string | null;
          county?: string | null;
          created_at?: string;
          currency?: string;
          id?: string;
          intake_form_id?: string | null;
          order_id?: string | null;
          over_since?: string | null;
          package_type?: Database['public']['Enums']['package_id'];
          state?: string;
          status?: Database['public']['Enums']['case_status'];
          title?: string;
          total_cost_cents?: number | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'cases_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'cases_county_fkey';
            columns: ['county'];
            isOneToOne: false;
            referencedRelation: 'counties';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'cases_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'application_payment';
            referencedColumns: ['intake_form_id'];
          },
          {
            foreignKeyName: 'cases_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'intake_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'cases_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'cases_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'cases_package_type_fkey';
            columns: ['package_type'];
            isOneToOne: false;
            referencedRelation: 'service_packages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'cases_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      client_activity: {
        Row: {
          activity_type: Database['public']['Enums']['activity_kind'];
          created_at: string;
          description: string | null;
          id: string;
          metadata: NonNullable<Json>;
          user_id: string;
        };
        Insert: {
          activity_type: Database['public']['Enums']['activity_kind'];
          created_at?: string;
          description?: string | null;
          id?: string;
          metadata?: NonNullable<Json>;
          user_id: string;
        };
        Update: {
          activity_type?: Database['public']['Enums']['activity_kind'];
          created_at?: string;
          description?: string | null;
          id?: string;
          metadata?: NonNullable<Json>;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_activity_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      client_goals: {
        Row: {
          case_id: string | null;
          created_at: string;
          description: string | null;
          goal_type: Database['public']['Enums']['goal_kind'];
          id: string;
          is_shared: boolean;
          language: Database['public']['Enums']['locale'] | null;
          priority: Database['public']['Enums']['case_priority'];
          progress: number;
          status: Database['public']['Enums']['goal_status'];
          target_date: string | null;
          title: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          case_id?: string | null;
          created_at?: string;
          description?: string | null;
          goal_type: Database['public']['Enums']['goal_kind'];
          id?: string;
          is_shared?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          priority?: Database['public']['Enums']['case_priority'];
          progress?: number;
          status?: Database['public']['Enums']['goal_status'];
          target_date?: string | null;
          title?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          case_id?: string | null;
          created_at?: string;
          description?: string | null;
          goal_type?: Database['public']['Enums']['goal_kind'];
          id?: string;
          is_shared?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          priority?: Database['public']['Enums']['case_priority'];
          progress?: number;
          status?: Database['public']['Enums']['goal_status'];
          target_date?: string | null;
          title?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_goals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_goals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_goals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_goals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_goals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_goals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_goals_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      client_messages: {
        Row: {
          attachments: NonNullable<Json>;
          came_by: Database['public']['Enums']['message_way'];
          case_id: string | null;
          created_at: string;
          id: string;
          language: Database['public']['Enums']['locale'];
          message: string;
          not_taken: NonNullable<Json>;
          priority: Database['public']['Enums']['message_priority'];
          quoted: string | null;
          read_at: string | null;
          sender_role: Database['public']['Enums']['account_role'];
          sent_by: string | null;
          sent_to: string | null;
          status: Database['public']['Enums']['message_status'];
          subject: string;
          thread_id: string | null;
          translated_by: string | null;
          translation: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          attachments?: NonNullable<Json>;
          came_by?: Database['public']['Enums']['message_way'];
          case_id?: string | null;
          created_at?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          message: string;
          not_taken?: NonNullable<Json>;
          priority?: Database['public']['Enums']['message_priority'];
          quoted?: string | null;
          read_at?: string | null;
          sender_role?: Database['public']['Enums']['account_role'];
          sent_by?: string | null;
          sent_to?: string | null;
          status?: Database['public']['Enums']['message_status'];
          subject: string;
          thread_id?: string | null;
          translated_by?: string | null;
          translation?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          attachments?: NonNullable<Json>;
          came_by?: Database['public']['Enums']['message_way'];
          case_id?: string | null;
          created_at?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          message?: string;
          not_taken?: NonNullable<Json>;
          priority?: Database['public']['Enums']['message_priority'];
          quoted?: string | null;
          read_at?: string | null;
          sender_role?: Database['public']['Enums']['account_role'];
          sent_by?: string | null;
          sent_to?: string | null;
          status?: Database['public']['Enums']['message_status'];
          subject?: string;
          thread_id?: string | null;
          translated_by?: string | null;
          translation?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_messages_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_messages_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_messages_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_messages_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_messages_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_messages_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_messages_sent_by_fkey';
            columns: ['sent_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_messages_sent_to_fkey';
            columns: ['sent_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_messages_thread_id_fkey';
            columns: ['thread_id'];
            isOneToOne: false;
            referencedRelation: 'client_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_messages_translated_by_fkey';
            columns: ['translated_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_messages_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      client_milestones: {
        Row: {
          achieved_at: string | null;
          case_id: string | null;
          celebration_shown: boolean;
          created_at: string;
          created_by: string | null;
          description: string | null;
          id: string;
          is_visible: boolean;
          language: Database['public']['Enums']['locale'] | null;
          matter_id: string | null;
          metadata: NonNullable<Json>;
          milestone_type: Database['public']['Enums']['milestone_kind'];
          priority: Database['public']['Enums']['case_priority'];
          title: string | null;
          user_id: string;
        };
        Insert: {
          achieved_at?: string | null;
          case_id?: string | null;
          celebration_shown?: boolean;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          id?: string;
          is_visible?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          matter_id?: string | null;
          metadata?: NonNullable<Json>;
          milestone_type: Database['public']['Enums']['milestone_kind'];
          priority?: Database['public']['Enums']['case_priority'];
          title?: string | null;
          user_id: string;
        };
        Update: {
          achieved_at?: string | null;
          case_id?: string | null;
          celebration_shown?: boolean;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          id?: string;
          is_visible?: boolean;
          language?: Database['public']['Enums']['locale'] | null;
          matter_id?: string | null;
          metadata?: NonNullable<Json>;
          milestone_type?: Database['public']['Enums']['milestone_kind'];
          priority?: Database['public']['Enums']['case_priority'];
          title?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_milestones_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_milestones_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_milestones_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_milestones_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_milestones_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_milestones_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_milestones_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_milestones_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'client_milestones_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_milestones_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      client_notifications: {
        Row: {
          action_required: boolean;
          case_id: string | null;
          code: string;
          created_at: string;
          done_at: string | null;
          expires_at: string | null;
          id: string;
          is_read: boolean;
          kind: Database['public']['Enums']['notice_kind'];
          mail_key: string | null;
          params: NonNullable<Json>;
          priority: string;
          read_at: string | null;
          type: string;
          user_id: string;
        };
        Insert: {
          action_required?: boolean;
          case_id?: string | null;
          code: string;
          created_at?: string;
          done_at?: string | null;
          expires_at?: string | null;
          id?: string;
          is_read?: never;
          kind: Database['public']['Enums']['notice_kind'];
          mail_key?: string | null;
          params?: NonNullable<Json>;
          priority?: string;
          read_at?: string | null;
          type: string;
          user_id: string;
        };
        Update: {
          action_required?: boolean;
          case_id?: string | null;
          code?: string;
          created_at?: string;
          done_at?: string | null;
          expires_at?: string | null;
          id?: string;
          is_read?: never;
          kind?: Database['public']['Enums']['notice_kind'];
          mail_key?: string | null;
          params?: NonNullable<Json>;
          priority?: string;
          read_at?: string | null;
          type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_notifications_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_notifications_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_notifications_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_notifications_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_notifications_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_notifications_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'client_notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      conflict_checks: {
        Row: {
          answered_at: string;
          attorney_id: string;
          case_id: string;
          has_conflict: boolean;
          names_hash: string;
          note: string | null;
        };
        Insert: {
          answered_at?: string;
          attorney_id: string;
          case_id: string;
          has_conflict: boolean;
          names_hash: string;
          note?: string | null;
        };
        Update: {
          answered_at?: string;
          attorney_id?: string;
          case_id?: string;
          has_conflict?: boolean;
          names_hash?: string;
          note?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'conflict_checks_attorney_id_fkey';
            columns: ['attorney_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conflict_checks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'conflict_checks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'conflict_checks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conflict_checks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'conflict_checks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'conflict_checks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
        ];
      };
      contact_answers: {
        Row: {
          answered_by: string | null;
          body: string;
          contact_submission_id: string;
          created_at: string;
          id: string;
          language: Database['public']['Enums']['locale'];
        };
        Insert: {
          answered_by?: string | null;
          body: string;
          contact_submission_id: string;
          created_at?: string;
          id?: string;
          language: Database['public']['Enums']['locale'];
        };
        Update: {
          answered_by?: string | null;
          body?: string;
          contact_submission_id?: string;
          created_at?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
        };
        Relationships: [
          {
            foreignKeyName: 'contact_answers_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_answers_contact_submission_id_fkey';
            columns: ['contact_submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_log: {
        Row: {
          case_id: string;
          channel: Database['public']['Enums']['contact_channel'];
          created_at: string;
          direction: Database['public']['Enums']['contact_direction'];
          found: Database['public']['Enums']['docket_finding'] | null;
          happened_at: string;
          id: string;
          logged_by: string | null;
          matter_id: string | null;
          next_try_on: string | null;
          note: string | null;
          reached: boolean;
        };
        Insert: {
          case_id: string;
          channel: Database['public']['Enums']['contact_channel'];
          created_at?: string;
          direction: Database['public']['Enums']['contact_direction'];
          found?: Database['public']['Enums']['docket_finding'] | null;
          happened_at?: string;
          id?: string;
          logged_by?: string | null;
          matter_id?: string | null;
          next_try_on?: string | null;
          note?: string | null;
          reached: boolean;
        };
        Update: {
          case_id?: string;
          channel?: Database['public']['Enums']['contact_channel'];
          created_at?: string;
          direction?: Database['public']['Enums']['contact_direction'];
          found?: Database['public']['Enums']['docket_finding'] | null;
          happened_at?: string;
          id?: string;
          logged_by?: string | null;
          matter_id?: string | null;
          next_try_on?: string | null;
          note?: string | null;
          reached?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_log_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'contact_log_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'contact_log_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_log_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'contact_log_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'contact_log_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'contact_log_logged_by_fkey';
            columns: ['logged_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_log_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'contact_log_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_submissions: {
        Row: {
          changed_by: string | null;
          corrected_answers: Json | null;
          created_at: string;
          email: string;
          files_missing: string[];
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          idempotency_key: string | null;
          inquiry_type: Database['public']['Enums']['inquiry_type'];
          intake_form_id: string | null;
          is_handled: boolean;
          language: Database['public']['Enums']['locale'];
          last_name: string;
          mail_doubt: Database['public']['Enums']['mail_doubt'] | null;
          mail_subject: string | null;
          message: string;
          phone: string | null;
          phone_e164: string | null;
          quoted: string | null;
          reference: string;
          request_hash: string | null;
          search_text: string;
          sort_name: string;
          suspicion: Database['public']['Enums']['suspicion'] | null;
          updated_at: string;
          uploaded_files: NonNullable<Json>;
          user_id: string | null;
          version: number;
        };
        Insert: {
          changed_by?: string | null;
          corrected_answers?: Json | null;
          created_at?: string;
          email: string;
          files_missing?: string[];
          first_name: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          idempotency_key?: string | null;
          inquiry_type: Database['public']['Enums']['inquiry_type'];
          intake_form_id?: string | null;
          is_handled?: never;
          language: Database['public']['Enums']['locale'];
          last_name: string;
          mail_doubt?: Database['public']['Enums']['mail_doubt'] | null;
          mail_subject?: string | null;
          message: string;
          phone?: string | null;
          phone_e164?: string | null;
          quoted?: string | null;
          reference: string;
          request_hash?: string | null;
          search_text?: never;
          sort_name?: never;
          suspicion?: Database['public']['Enums']['suspicion'] | null;
          updated_at?: string;
          uploaded_files?: NonNullable<Json>;
          user_id?: string | null;
          version?: number;
        };
        Update: {
          changed_by?: string | null;
          corrected_answers?: Json | null;
          created_at?: string;
          email?: string;
          files_missing?: string[];
          first_name?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          idempotency_key?: string | null;
          inquiry_type?: Database['public']['Enums']['inquiry_type'];
          intake_form_id?: string | null;
          is_handled?: never;
          language?: Database['public']['Enums']['locale'];
          last_name?: string;
          mail_doubt?: Database['public']['Enums']['mail_doubt'] | null;
          mail_subject?: string | null;
          message?: string;
          phone?: string | null;
          phone_e164?: string | null;
          quoted?: string | null;
          reference?: string;
          request_hash?: string | null;
          search_text?: never;
          sort_name?: never;
          suspicion?: Database['public']['Enums']['suspicion'] | null;
          updated_at?: string;
          uploaded_files?: NonNullable<Json>;
          user_id?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_submissions_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'application_payment';
            referencedColumns: ['intake_form_id'];
          },
          {
            foreignKeyName: 'contact_submissions_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'intake_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      counties: {
        Row: {
          fips: string;
          name: string;
        };
        Insert: {
          fips: string;
          name: string;
        };
        Update: {
          fips?: string;
          name?: string;
        };
        Relationships: [];
      };
      county_values: {
        Row: {
          changed_by: string | null;
          checked_by: string;
          checked_on: string;
          county: string;
          court: Database['public']['Enums']['court_type'];
          created_at: string;
          field: Database['public']['Enums']['court_field'];
          id: string;
          source: string;
          updated_at: string;
          value: string;
          version: number;
        };
        Insert: {
          changed_by?: string | null;
          checked_by: string;
          checked_on: string;
          county: string;
          court: Database['public']['Enums']['court_type'];
          created_at?: string;
          field: Database['public']['Enums']['court_field'];
          id?: string;
          source: string;
          updated_at?: string;
          value: string;
          version?: number;
        };
        Update: {
          changed_by?: string | null;
          checked_by?: string;
          checked_on?: string;
          county?: string;
          court?: Database['public']['Enums']['court_type'];
          created_at?: string;
          field?: Database['public']['Enums']['court_field'];
          id?: string;
          source?: string;
          updated_at?: string;
          value?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'county_values_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'county_values_county_fkey';
            columns: ['county'];
            isOneToOne: false;
            referencedRelation: 'counties';
            referencedColumns: ['name'];
          },
        ];
      };
      court_matters: {
        Row: {
          address_then: string | null;
          aliases: string[];
          attorney_id: string | null;
          case_id: string;
          case_outcome: Database['public']['Enums']['eviction_outcome'] | null;
          changed_by: string | null;
          county: string | null;
          court: Database['public']['Enums']['court_type'];
          court_fee_settled_at: string | null;
          created_at: string;
          decided_on: string | null;
          docket_number: string | null;
          end_reason: Database['public']['Enums']['end_reason'] | null;
          filed_against_on: string | null;
          filed_by: Database['public']['Enums']['filer'] | null;
          filed_envelope: string | null;
          filed_how: Database['public']['Enums']['filing_way'] | null;
          filed_on: string | null;
          filing_year: number | null;
          hearing_at: string | null;
          hearing_place: string | null;
          hidden_seen_on: string | null;
          id: string;
          judged_on: string | null;
          judgment: Database['public']['Enums']['judgment_state'];
          left_out_at: string | null;
          limit_ends_on: string | null;
          name_as_filed: string | null;
          outcome: Database['public']['Enums']['matter_outcome'] | null;
          outcome_part: string | null;
          papers_prepared_on: string | null;
          place: number;
          record_matched_at: string | null;
          record_matched_by: string | null;
          same_dispute_as: string | null;
          signed_copy_at: string | null;
          sources: NonNullable<Json>;
          status: Database['public']['Enums']['case_status'];
          status_since: string;
          updated_at: string;
          version: number;
          writ_recorded_in: string | null;
        };
        Insert: {
          address_then?: string | null;
          aliases?: string[];
          attorney_id?: string | null;
          case_id: string;
          case_outcome?: Database['public']['Enums']['eviction_outcome'] | null;
          changed_by?: string | null;
          county?: string | null;
          court?: Database['public']['Enums']['court_type'];
          court_fee_settled_at?: string | null;
          created_at?: string;
          decided_on?: string | null;
          docket_number?: string | null;
          end_reason?: Database['public']['Enums']['end_reason'] | null;
          filed_against_on?: string | null;
          filed_by?: Database['public']['Enums']['filer'] | null;
          filed_envelope?: string | null;
          filed_how?: Database['public']['Enums']['filing_way'] | null;
          filed_on?: string | null;
          filing_year?: number | null;
          hearing_at?: string | null;
          hearing_place?: string | null;
          hidden_seen_on?: string | null;
          id?: string;
          judged_on?: string | null;
          judgment?: Database['public']['Enums']['judgment_state'];
          left_out_at?: string | null;
          limit_ends_on?: string | null;
          name_as_filed?: string | null;
          outcome?: Database['public']['Enums']['matter_outcome'] | null;
          outcome_part?: string | null;
          papers_prepared_on?: string | null;
          place: number;
          record_matched_at?: string | null;
          record_matched_by?: string | null;
          same_dispute_as?: string | null;
          signed_copy_at?: string | null;
          sources?: NonNullable<Json>;
          status?: Database['public']['Enums']['case_status'];
          status_since?: string;
          updated_at?: string;
          version?: number;
          writ_recorded_in?: string | null;
        };
        Update: {
          address_then?: string | null;
          aliases?: string[];
          attorney_id?: string | null;
          case_id?: string;
          case_outcome?: Database['public']['Enums']['eviction_outcome'] | null;
          changed_by?: string | null;
          county?: string | null;
          court?: Database['public']['Enums']['court_type'];
          court_fee_settled_at?: string | null;
          created_at?: string;
          decided_on?: string | null;
          docket_number?: string | null;
          end_reason?: Database['public']['Enums']['end_reason'] | null;
          filed_against_on?: string | null;
          filed_by?: Database['public']['Enums']['filer'] | null;
          filed_envelope?: string | null;
          filed_how?: Database['public']['Enums']['filing_way'] | null;
          filed_on?: string | null;
          filing_year?: number | null;
          hearing_at?: string | null;
          hearing_place?: string | null;
          hidden_seen_on?: string | null;
          id?: string;
          judged_on?: string | null;
          judgment?: Database['public']['Enums']['judgment_state'];
          left_out_at?: string | null;
          limit_ends_on?: string | null;
          name_as_filed?: string | null;
          outcome?: Database['public']['Enums']['matter_outcome'] | null;
          outcome_part?: string | null;
          papers_prepared_on?: string | null;
          place?: number;
          record_matched_at?: string | null;
          record_matched_by?: string | null;
          same_dispute_as?: string | null;
          signed_copy_at?: string | null;
          sources?: NonNullable<Json>;
          status?: Database['public']['Enums']['case_status'];
          status_since?: string;
          updated_at?: string;
          version?: number;
          writ_recorded_in?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'court_matters_attorney_id_fkey';
            columns: ['attorney_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'court_matters_county_fkey';
            columns: ['county'];
            isOneToOne: false;
            referencedRelation: 'counties';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'court_matters_record_matched_by_fkey';
            columns: ['record_matched_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'court_matters_same_dispute_as_fkey';
            columns: ['same_dispute_as'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'court_matters_same_dispute_as_fkey';
            columns: ['same_dispute_as'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      covered_copies: {
        Row: {
          boxes: number;
          copy_id: string;
          created_at: string;
          made_by: string | null;
          original_id: string;
        };
        Insert: {
          boxes: number;
          copy_id: string;
          created_at?: string;
          made_by?: string | null;
          original_id: string;
        };
        Update: {
          boxes?: number;
          copy_id?: string;
          created_at?: string;
          made_by?: string | null;
          original_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'covered_copies_copy_id_fkey';
            columns: ['copy_id'];
            isOneToOne: true;
            referencedRelation: 'case_documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'covered_copies_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'covered_copies_original_id_fkey';
            columns: ['original_id'];
            isOneToOne: false;
            referencedRelation: 'case_documents';
            referencedColumns: ['id'];
          },
        ];
      };
      daily_counts: {
        Row: {
          count: number;
          day: string;
          event: Database['public']['Enums']['counted_event'];
          id: string;
          package_id: Database['public']['Enums']['package_id'] | null;
        };
        Insert: {
          count?: number;
          day: string;
          event: Database['public']['Enums']['counted_event'];
          id?: string;
          package_id?: Database['public']['Enums']['package_id'] | null;
        };
        Update: {
          count?: number;
          day?: string;
          event?: Database['public']['Enums']['counted_event'];
          id?: string;
          package_id?: Database['public']['Enums']['package_id'] | null;
        };
        Relationships: [
          {
            foreignKeyName: 'daily_counts_package_id_fkey';
            columns: ['package_id'];
            isOneToOne: false;
            referencedRelation: 'service_packages';
            referencedColumns: ['id'];
          },
        ];
      };
      dashboard_layouts: {
        Row: {
          created_at: string;
          id: string;
          is_active: boolean;
          layout_name: string;
          updated_at: string;
          user_id: string;
          widget_config: NonNullable<Json>;
        };
        Insert: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          layout_name?: string;
          updated_at?: string;
          user_id: string;
          widget_config?: NonNullable<Json>;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          layout_name?: string;
          updated_at?: string;
          user_id?: string;
          widget_config?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'dashboard_layouts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      data_requests: {
        Row: {
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          due_at: string;
          email: string | null;
          id: string;
          language: Database['public']['Enums']['locale'];
          noted_by: string | null;
          reason: Database['public']['Enums']['data_request_refusal'] | null;
          reference: string;
          removed: NonNullable<Json>;
          source: Database['public']['Enums']['data_request_source'];
          status: Database['public']['Enums']['data_request_status'];
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          due_at: string;
          email?: string | null;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          noted_by?: string | null;
          reason?: Database['public']['Enums']['data_request_refusal'] | null;
          reference: string;
          removed?: NonNullable<Json>;
          source: Database['public']['Enums']['data_request_source'];
          status?: Database['public']['Enums']['data_request_status'];
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          due_at?: string;
          email?: string | null;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          noted_by?: string | null;
          reason?: Database['public']['Enums']['data_request_refusal'] | null;
          reference?: string;
          removed?: NonNullable<Json>;
          source?: Database['public']['Enums']['data_request_source'];
          status?: Database['public']['Enums']['data_request_status'];
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'data_requests_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'data_requests_noted_by_fkey';
            columns: ['noted_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'data_requests_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      document_templates: {
        Row: {
          content: string;
          county: string | null;
          created_at: string;
          created_by: string | null;
          facts: string[];
          id: string;
          is_active: boolean;
          is_shipped: boolean;
          language: Database['public']['Enums']['locale'];
          name: string;
          note: string | null;
          put_in_force_at: string | null;
          put_in_force_by: string | null;
          replaced_at: string | null;
          sha256: string;
          state: string;
          template_type: string;
          updated_at: string;
          variables: NonNullable<Json>;
          version_number: number;
        };
        Insert: {
          content: string;
          county?: string | null;
          created_at?: string;
          created_by?: string | null;
          facts?: string[];
          id?: string;
          is_active?: boolean;
          is_shipped?: boolean;
          language?: Database['public']['Enums']['locale'];
          name: string;
          note?: string | null;
          put_in_force_at?: string | null;
          put_in_force_by?: string | null;
          replaced_at?: string | null;
          sha256: string;
          state?: string;
          template_type: string;
          updated_at?: string;
          variables?: NonNullable<Json>;
          version_number?: number;
        };
        Update: {
          content?: string;
          county?: string | null;
          created_at?: string;
          created_by?: string | null;
          facts?: string[];
          id?: string;
          is_active?: boolean;
          is_shipped?: boolean;
          language?: Database['public']['Enums']['locale'];
          name?: string;
          note?: string | null;
          put_in_force_at?: string | null;
          put_in_force_by?: string | null;
          replaced_at?: string | null;
          sha256?: string;
          state?: string;
          template_type?: string;
          updated_at?: string;
          variables?: NonNullable<Json>;
          version_number?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'document_templates_county_fkey';
            columns: ['county'];
            isOneToOne: false;
            referencedRelation: 'counties';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'document_templates_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'document_templates_put_in_force_by_fkey';
            columns: ['put_in_force_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      draft_links: {
        Row: {
          created_at: string;
          draft_id: string;
          expires_at: string;
          id: string;
          token_hash: string;
          used_at: string | null;
        };
        Insert: {
          created_at?: string;
          draft_id: string;
          expires_at: string;
          id?: string;
          token_hash: string;
          used_at?: string | null;
        };
        Update: {
          created_at?: string;
          draft_id?: string;
          expires_at?: string;
          id?: string;
          token_hash?: string;
          used_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'draft_links_draft_id_fkey';
            columns: ['draft_id'];
            isOneToOne: false;
            referencedRelation: 'intake_drafts';
            referencedColumns: ['id'];
          },
        ];
      };
      early_court_dates: {
        Row: {
          court_date: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision: Database['public']['Enums']['early_date_decision'] | null;
          due_at: string;
          id: string;
          plan_id: string;
          updated_at: string;
        };
        Insert: {
          court_date: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: Database['public']['Enums']['early_date_decision'] | null;
          due_at: string;
          id?: string;
          plan_id: string;
          updated_at?: string;
        };
        Update: {
          court_date?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: Database['public']['Enums']['early_date_decision'] | null;
          due_at?: string;
          id?: string;
          plan_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'early_court_dates_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'early_court_dates_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'payment_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      eligibility_quizzes: {
        Row: {
          created_at: string;
          email: string | null;
          id: string;
          idempotency_key: string | null;
          is_eligible: boolean;
          language: Database['public']['Enums']['locale'];
          outcome: Database['public']['Enums']['quiz_outcome'];
          request_hash: string | null;
          result: Database['public']['Enums']['quiz_result'];
          state: Database['public']['Enums']['quiz_state'];
          timeframe: Database['public']['Enums']['quiz_timeframe'];
        };
        Insert: {
          created_at?: string;
          email?: string | null;
          id?: string;
          idempotency_key?: string | null;
          is_eligible?: never;
          language?: Database['public']['Enums']['locale'];
          outcome: Database['public']['Enums']['quiz_outcome'];
          request_hash?: string | null;
          result: Database['public']['Enums']['quiz_result'];
          state: Database['public']['Enums']['quiz_state'];
          timeframe: Database['public']['Enums']['quiz_timeframe'];
        };
        Update: {
          created_at?: string;
          email?: string | null;
          id?: string;
          idempotency_key?: string | null;
          is_eligible?: never;
          language?: Database['public']['Enums']['locale'];
          outcome?: Database['public']['Enums']['quiz_outcome'];
          request_hash?: string | null;
          result?: Database['public']['Enums']['quiz_result'];
          state?: Database['public']['Enums']['quiz_state'];
          timeframe?: Database['public']['Enums']['quiz_timeframe'];
        };
        Relationships: [];
      };
      email_change_links: {
        Row: {
          created_at: string;
          email_change_id: string;
          purpose: Database['public']['Enums']['email_link_purpose'];
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          email_change_id: string;
          purpose: Database['public']['Enums']['email_link_purpose'];
          token_hash: string;
        };
        Update: {
          created_at?: string;
          email_change_id?: string;
          purpose?: Database['public']['Enums']['email_link_purpose'];
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'email_change_links_email_change_id_fkey';
            columns: ['email_change_id'];
            isOneToOne: false;
            referencedRelation: 'email_changes';
            referencedColumns: ['id'];
          },
        ];
      };
      email_changes: {
        Row: {
          applies_at: string | null;
          approved_at: string | null;
          approved_by: string | null;
          asked_by: string | null;
          called_at: string | null;
          cancelled_at: string | null;
          case_id: string | null;
          confirmed_at: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          mailbox_confirmed_at: string | null;
          matched_facts: string[] | null;
          new_email: string;
          note: string | null;
          old_email: string;
          stopped_by: string | null;
          taken_at: string | null;
          undo_until: string | null;
          undone_at: string | null;
          user_id: string;
        };
        Insert: {
          applies_at?: string | null;
          approved_at?: string | null;
          approved_by?: string | null;
          asked_by?: string | null;
          called_at?: string | null;
          cancelled_at?: string | null;
          case_id?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          expires_at: string;
          id?: string;
          mailbox_confirmed_at?: string | null;
          matched_facts?: string[] | null;
          new_email: string;
          note?: string | null;
          old_email: string;
          stopped_by?: string | null;
          taken_at?: string | null;
          undo_until?: string | null;
          undone_at?: string | null;
          user_id: string;
        };
        Update: {
          applies_at?: string | null;
          approved_at?: string | null;
          approved_by?: string | null;
          asked_by?: string | null;
          called_at?: string | null;
          cancelled_at?: string | null;
          case_id?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          mailbox_confirmed_at?: string | null;
          matched_facts?: string[] | null;
          new_email?: string;
          note?: string | null;
          old_email?: string;
          stopped_by?: string | null;
          taken_at?: string | null;
          undo_until?: string | null;
          undone_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'email_changes_approved_by_fkey';
            columns: ['approved_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_changes_asked_by_fkey';
            columns: ['asked_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_changes_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'email_changes_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'email_changes_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_changes_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'email_changes_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'email_changes_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'email_changes_stopped_by_fkey';
            columns: ['stopped_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_changes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      ending_refunds: {
        Row: {
          ending: string;
          share: Database['public']['Enums']['refund_share'];
        };
        Insert: {
          ending: string;
          share: Database['public']['Enums']['refund_share'];
        };
        Update: {
          ending?: string;
          share?: Database['public']['Enums']['refund_share'];
        };
        Relationships: [];
      };
      faults: {
        Row: {
          build: string;
          code: string;
          count: number;
          day: string;
          first_at: string;
          last_at: string;
          last_reference: string | null;
          place: string;
          side: Database['public']['Enums']['fault_side'];
        };
        Insert: {
          build: string;
          code: string;
          count?: number;
          day: string;
          first_at?: string;
          last_at?: string;
          last_reference?: string | null;
          place: string;
          side: Database['public']['Enums']['fault_side'];
        };
        Update: {
          build?: string;
          code?: string;
          count?: number;
          day?: string;
          first_at?: string;
          last_at?: string;
          last_reference?: string | null;
          place?: string;
          side?: Database['public']['Enums']['fault_side'];
        };
        Relationships: [];
      };
      file_requests: {
        Row: {
          answered_at: string | null;
          case_id: string;
          created_at: string;
          created_by: string | null;
          decided_at: string | null;
          decided_by: string | null;
          due_on: string | null;
          id: string;
          language: Database['public']['Enums']['locale'];
          matter_id: string | null;
          returned_note: string | null;
          status: Database['public']['Enums']['request_status'];
          updated_at: string;
          version: number;
          what: string;
          why: string | null;
        };
        Insert: {
          answered_at?: string | null;
          case_id: string;
          created_at?: string;
          created_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          due_on?: string | null;
          id?: string;
          language: Database['public']['Enums']['locale'];
          matter_id?: string | null;
          returned_note?: string | null;
          status?: Database['public']['Enums']['request_status'];
          updated_at?: string;
          version?: number;
          what: string;
          why?: string | null;
        };
        Update: {
          answered_at?: string | null;
          case_id?: string;
          created_at?: string;
          created_by?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          due_on?: string | null;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          matter_id?: string | null;
          returned_note?: string | null;
          status?: Database['public']['Enums']['request_status'];
          updated_at?: string;
          version?: number;
          what?: string;
          why?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'file_requests_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'file_requests_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'file_requests_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'file_requests_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'file_requests_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'file_requests_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'file_requests_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'file_requests_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'file_requests_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'file_requests_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      filing_rules: {
        Row: {
          attorney_needed: boolean;
          confirmed_by: string | null;
          confirmed_on: string | null;
          id: boolean;
          lawyer_bar_number: string | null;
          sells_while_closed: boolean;
          staff_deliver: boolean;
          updated_at: string;
        };
        Insert: {
          attorney_needed?: boolean;
          confirmed_by?: string | null;
          confirmed_on?: string | null;
          id?: boolean;
          lawyer_bar_number?: string | null;
          sells_while_closed?: boolean;
          staff_deliver?: boolean;
          updated_at?: string;
        };
        Update: {
          attorney_needed?: boolean;
          confirmed_by?: string | null;
          confirmed_on?: string | null;
          id?: boolean;
          lawyer_bar_number?: string | null;
          sells_while_closed?: boolean;
          staff_deliver?: boolean;
          updated_at?: string;
        };
        Relationships: [];
      };
      generated_documents: {
        Row: {
          approved_by_attorney: string | null;
          case_id: string;
          change_asked: string | null;
          created_at: string;
          document_type: string;
          file_name: string;
          file_path: string;
          file_size: number;
          filed_date: string | null;
          generated_by: string | null;
          id: string;
          page_code: string;
          paper_id: string;
          printed_facts: NonNullable<Json>;
          returned_note: string | null;
          reviewed_by: string | null;
          sha256: string;
          status: Database['public']['Enums']['paper_state'];
          template_id: string | null;
          updated_at: string;
          upload_id: string | null;
          variables: NonNullable<Json>;
          version_number: number;
          word_sha256: string | null;
          word_upload_id: string | null;
        };
        Insert: {
          approved_by_attorney?: string | null;
          case_id: string;
          change_asked?: string | null;
          created_at?: string;
          document_type: string;
          file_name: string;
          file_path: string;
          file_size: number;
          filed_date?: string | null;
          generated_by?: string | null;
          id?: string;
          page_code: string;
          paper_id: string;
          printed_facts?: NonNullable<Json>;
          returned_note?: string | null;
          reviewed_by?: string | null;
          sha256: string;
          status?: Database['public']['Enums']['paper_state'];
          template_id?: string | null;
          updated_at?: string;
          upload_id?: string | null;
          variables?: NonNullable<Json>;
          version_number?: number;
          word_sha256?: string | null;
          word_upload_id?: string | null;
        };
        Update: {
          approved_by_attorney?: string | null;
          case_id?: string;
          change_asked?: string | null;
          created_at?: string;
          document_type?: string;
          file_name?: string;
          file_path?: string;
          file_size?: number;
          filed_date?: string | null;
          generated_by?: string | null;
          id?: string;
          page_code?: string;
          paper_id?: string;
          printed_facts?: NonNullable<Json>;
          returned_note?: string | null;
          reviewed_by?: string | null;
          sha256?: string;
          status?: Database['public']['Enums']['paper_state'];
          template_id?: string | null;
          updated_at?: string;
          upload_id?: string | null;
          variables?: NonNullable<Json>;
          version_number?: number;
          word_sha256?: string | null;
          word_upload_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'generated_documents_approved_by_fkey';
            columns: ['approved_by_attorney'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'generated_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'generated_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'generated_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'generated_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'generated_documents_generated_by_fkey';
            columns: ['generated_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_paper_id_fkey';
            columns: ['paper_id'];
            isOneToOne: false;
            referencedRelation: 'case_papers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_paper_id_fkey';
            columns: ['paper_id'];
            isOneToOne: false;
            referencedRelation: 'client_papers';
            referencedColumns: ['paper_id'];
          },
          {
            foreignKeyName: 'generated_documents_paper_id_fkey';
            columns: ['paper_id'];
            isOneToOne: false;
            referencedRelation: 'current_papers';
            referencedColumns: ['paper_id'];
          },
          {
            foreignKeyName: 'generated_documents_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: false;
            referencedRelation: 'document_templates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_upload_id_fkey';
            columns: ['upload_id'];
            isOneToOne: true;
            referencedRelation: 'uploads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_word_upload_id_fkey';
            columns: ['word_upload_id'];
            isOneToOne: false;
            referencedRelation: 'uploads';
            referencedColumns: ['id'];
          },
        ];
      };
      heartbeats: {
        Row: {
          code: string | null;
          duration_ms: number | null;
          name: string;
          outcome: Database['public']['Enums']['run_outcome'] | null;
          ran_at: string | null;
          silent_after_seconds: number;
          succeeded_at: string | null;
          watched_since: string;
        };
        Insert: {
          code?: string | null;
          duration_ms?: number | null;
          name: string;
          outcome?: Database['public']['Enums']['run_outcome'] | null;
          ran_at?: string | null;
          silent_after_seconds: number;
          succeeded_at?: string | null;
          watched_since?: string;
        };
        Update: {
          code?: string | null;
          duration_ms?: number | null;
          name?: string;
          outcome?: Database['public']['Enums']['run_outcome'] | null;
          ran_at?: string | null;
          silent_after_seconds?: number;
          succeeded_at?: string | null;
          watched_since?: string;
        };
        Relationships: [];
      };
      help_organizations: {
        Row: {
          email: string | null;
          id: string;
          is_sample: boolean;
          languages: string[] | null;
          name: string;
          not_counties: string[] | null;
          only_counties: string[] | null;
          phone: string | null;
          takes_referrals: boolean;
          url: string;
        };
        Insert: {
          email?: string | null;
          id: string;
          is_sample?: boolean;
          languages?: string[] | null;
          name: string;
          not_counties?: string[] | null;
          only_counties?: string[] | null;
          phone?: string | null;
          takes_referrals?: boolean;
          url: string;
        };
        Update: {
          email?: string | null;
          id?: string;
          is_sample?: boolean;
          languages?: string[] | null;
          name?: string;
          not_counties?: string[] | null;
          only_counties?: string[] | null;
          phone?: string | null;
          takes_referrals?: boolean;
          url?: string;
        };
        Relationships: [];
      };
      intake_agreements: {
        Row: {
          agreement_hash: string;
          agreement_version: string;
          created_at: string;
          intake_form_id: string;
          ip: unknown;
          language: Database['public']['Enums']['locale'];
          shown_hash: string;
          signature: string;
          signed_at: string;
          user_agent: string | null;
        };
        Insert: {
          agreement_hash: string;
          agreement_version: string;
          created_at?: string;
          intake_form_id: string;
          ip?: unknown;
          language: Database['public']['Enums']['locale'];
          shown_hash: string;
          signature: string;
          signed_at: string;
          user_agent?: string | null;
        };
        Update: {
          agreement_hash?: string;
          agreement_version?: string;
          created_at?: string;
          intake_form_id?: string;
          ip?: unknown;
          language?: Database['public']['Enums']['locale'];
          shown_hash?: string;
          signature?: string;
          signed_at?: string;
          user_agent?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'intake_agreements_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: true;
            referencedRelation: 'application_payment';
            referencedColumns: ['intake_form_id'];
          },
          {
            foreignKeyName: 'intake_agreements_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: true;
            referencedRelation: 'intake_forms';
            referencedColumns: ['id'];
          },
        ];
      };
      intake_documents: {
        Row: {
          created_at: string;
          file_name: string;
          file_path: string;
          file_size: number;
          file_type: string;
          id: string;
          intake_form_id: string;
          scan: Database['public']['Enums']['file_scan'];
          upload_id: string;
          uploaded_at: string;
        };
        Insert: {
          created_at?: string;
          file_name: string;
          file_path: string;
          file_size: number;
          file_type: string;
          id?: string;
          intake_form_id: string;
          scan?: Database['public']['Enums']['file_scan'];
          upload_id: string;
          uploaded_at?: string;
        };
        Update: {
          created_at?: string;
          file_name?: string;
          file_path?: string;
          file_size?: number;
          file_type?: string;
          id?: string;
          intake_form_id?: string;
          scan?: Database['public']['Enums']['file_scan'];
          upload_id?: string;
          uploaded_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'intake_documents_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'application_payment';
            referencedColumns: ['intake_form_id'];
          },
          {
            foreignKeyName: 'intake_documents_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'intake_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'intake_documents_upload_id_fkey';
            columns: ['upload_id'];
            isOneToOne: true;
            referencedRelation: 'uploads';
            referencedColumns: ['id'];
          },
        ];
      };
      intake_drafts: {
        Row: {
          answers: NonNullable<Json>;
          changes: NonNullable<Json>;
          created_at: string;
          device: Database['public']['Enums']['device'];
          email: string | null;
          expires_at: string;
          id: string;
          language: Database['public']['Enums']['locale'];
          page: string | null;
          page_edit: number | null;
          rivals: NonNullable<Json>;
          step: number;
          tickets: NonNullable<Json>;
          token_hash: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          answers?: NonNullable<Json>;
          changes?: NonNullable<Json>;
          created_at?: string;
          device?: Database['public']['Enums']['device'];
          email?: string | null;
          expires_at: string;
          id?: string;
          language: Database['public']['Enums']['locale'];
          page?: string | null;
          page_edit?: number | null;
          rivals?: NonNullable<Json>;
          step?: number;
          tickets?: NonNullable<Json>;
          token_hash: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          answers?: NonNullable<Json>;
          changes?: NonNullable<Json>;
          created_at?: string;
          device?: Database['public']['Enums']['device'];
          email?: string | null;
          expires_at?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          page?: string | null;
          page_edit?: number | null;
          rivals?: NonNullable<Json>;
          step?: number;
          tickets?: NonNullable<Json>;
          token_hash?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      intake_forms: {
        Row: {
          address_use: string[];
          agreement_accepted: boolean;
          attempted_sealing_before: Database['public']['Enums']['yes_no'];
          attorney_contact: string | null;
          attorney_organization: string | null;
          benefits: Database['public']['Enums']['benefit'][];
          case_numbers: string | null;
          case_outcome: Database['public']['Enums']['eviction_outcome'] | null;
          city: string | null;
          court_interpreter: Database['public']['Enums']['interpreter_need'] | null;
          created_at: string;
          date_of_birth: string;
          decision_note: string | null;
          email: string;
          email_changed_at: string | null;
          erased_at: string | null;
          eviction_county: string | null;
          files_missing: string[];
          filing_year: number | null;
          first_name: string;
          has_eviction: Database['public']['Enums']['yes_no'];
          hearing_answer: Database['public']['Enums']['hearing_answer'] | null;
          hearing_answered_at: string | null;
          hearing_answered_by: string | null;
          hearing_answered_for: string | null;
          hearing_date: string | null;
          id: string;
          idempotency_key: string;
          knows_case_number: Database['public']['Enums']['yes_no'] | null;
          landlord_name: string | null;
          language: Database['public']['Enums']['locale'];
          last_name: string;
          latin_name: string | null;
          notes: string | null;
          number_of_evictions: Database['public']['Enums']['eviction_count'] | null;
          owner_answered_at: string | null;
          owner_attempts: number;
          paid_money: Database['public']['Enums']['yes_no'] | null;
          phone_e164: string | null;
          phone_number: string | null;
          preferred_language: Database['public']['Enums']['locale'];
          property_address: string | null;
          reference: string;
          request_hash: string;
          reviewed_at: string | null;
          reviewed_by: string | null;
          sealing_reasons: Database['public']['Enums']['sealing_reason'][];
          search_text: string;
          selected_service_package: Database['public']['Enums']['package_id'];
          signature: string;
          sort_name: string;
          state: string;
          status: Database['public']['Enums']['intake_status'];
          still_open: Database['public']['Enums']['open_answer'] | null;
          street_address: string | null;
          street_address2: string | null;
          submitted_at: string;
          updated_at: string;
          urgency: Database['public']['Enums']['urgency'];
          user_id: string | null;
          working_with_attorney: Database['public']['Enums']['yes_no'];
          zip_code: string | null;
        };
        Insert: {
          address_use?: string[];
          agreement_accepted?: boolean;
          attempted_sealing_before: Database['public']['Enums']['yes_no'];
          attorney_contact?: string | null;
          attorney_organization?: string | null;
          benefits?: Database['public']['Enums']['benefit'][];
          case_numbers?: string | null;
          case_outcome?: Database['public']['Enums']['eviction_outcome'] | null;
          city?: string | null;
          court_interpreter?: Database['public']['Enums']['interpreter_need'] | null;
          created_at?: string;
          date_of_birth: string;
          decision_note?: string | null;
          email: string;
          email_changed_at?: string | null;
          erased_at?: string | null;
          eviction_county?: string | null;
          files_missing?: string[];
          filing_year?: number | null;
          first_name: string;
          has_eviction: Database['public']['Enums']['yes_no'];
          hearing_answer?: Database['public']['Enums']['hearing_answer'] | null;
          hearing_answered_at?: string | null;
          hearing_answered_by?: string | null;
          hearing_answered_for?: string | null;
          hearing_date?: string | null;
          id?: string;
          idempotency_key: string;
          knows_case_number?: Database['public']['Enums']['yes_no'] | null;
          landlord_name?: string | null;
          language?: Database['public']['Enums']['locale'];
          last_name: string;
          latin_name?: string | null;
          notes?: string | null;
          number_of_evictions?: Database['public']['Enums']['eviction_count'] | null;
          owner_answered_at?: string | null;
          owner_attempts?: number;
          paid_money?: Database['public']['Enums']['yes_no'] | null;
          phone_e164?: string | null;
          phone_number?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          property_address?: string | null;
          reference: string;
          request_hash: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sealing_reasons: Database['public']['Enums']['sealing_reason'][];
          search_text?: never;
          selected_service_package?: Database['public']['Enums']['package_id'];
          signature: string;
          sort_name?: never;
          state?: string;
          status?: Database['public']['Enums']['intake_status'];
          still_open?: Database['public']['Enums']['open_answer'] | null;
          street_address?: string | null;
          street_address2?: string | null;
          submitted_at?: string;
          updated_at?: string;
          urgency: Database['public']['Enums']['urgency'];
          user_id?: string | null;
          working_with_attorney: Database['public']['Enums']['yes_no'];
          zip_code?: string | null;
        };
        Update: {
          address_use?: string[];
          agreement_accepted?: boolean;
          attempted_sealing_before?: Database['public']['Enums']['yes_no'];
          attorney_contact?: string | null;
          attorney_organization?: string | null;
          benefits?: Database['public']['Enums']['benefit'][];
          case_numbers?: string | null;
          case_outcome?: Database['public']['Enums']['eviction_outcome'] | null;
          city?: string | null;
          court_interpreter?: Database['public']['Enums']['interpreter_need'] | null;
          created_at?: string;
          date_of_birth?: string;
          decision_note?: string | null;
          email?: string;
          email_changed_at?: string | null;
          erased_at?: string | null;
          eviction_county?: string | null;
          files_missing?: string[];
          filing_year?: number | null;
          first_name?: string;
          has_eviction?: Database['public']['Enums']['yes_no'];
          hearing_answer?: Database['public']['Enums']['hearing_answer'] | null;
          hearing_answered_at?: string | null;
          hearing_answered_by?: string | null;
          hearing_answered_for?: string | null;
          hearing_date?: string | null;
          id?: string;
          idempotency_key?: string;
          knows_case_number?: Database['public']['Enums']['yes_no'] | null;
          landlord_name?: string | null;
          language?: Database['public']['Enums']['locale'];
          last_name?: string;
          latin_name?: string | null;
          notes?: string | null;
          number_of_evictions?: Database['public']['Enums']['eviction_count'] | null;
          owner_answered_at?: string | null;
          owner_attempts?: number;
          paid_money?: Database['public']['Enums']['yes_no'] | null;
          phone_e164?: string | null;
          phone_number?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          property_address?: string | null;
          reference?: string;
          request_hash?: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sealing_reasons?: Database['public']['Enums']['sealing_reason'][];
          search_text?: never;
          selected_service_package?: Database['public']['Enums']['package_id'];
          signature?: string;
          sort_name?: never;
          state?: string;
          status?: Database['public']['Enums']['intake_status'];
          still_open?: Database['public']['Enums']['open_answer'] | null;
          street_address?: string | null;
          street_address2?: string | null;
          submitted_at?: string;
          updated_at?: string;
          urgency?: Database['public']['Enums']['urgency'];
          user_id?: string | null;
          working_with_attorney?: Database['public']['Enums']['yes_no'];
          zip_code?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'intake_forms_eviction_county_fkey';
            columns: ['eviction_county'];
            isOneToOne: false;
            referencedRelation: 'counties';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'intake_forms_hearing_answered_by_fkey';
            columns: ['hearing_answered_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'intake_forms_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'intake_forms_selected_service_package_fkey';
            columns: ['selected_service_package'];
            isOneToOne: false;
            referencedRelation: 'service_packages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'intake_forms_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      intake_moves: {
        Row: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['intake_status'];
          to_status: Database['public']['Enums']['intake_status'];
        };
        Insert: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['intake_status'];
          to_status: Database['public']['Enums']['intake_status'];
        };
        Update: {
          by_roles?: Database['public']['Enums']['actor_role'][];
          from_status?: Database['public']['Enums']['intake_status'];
          to_status?: Database['public']['Enums']['intake_status'];
        };
        Relationships: [];
      };
      learning_progress: {
        Row: {
          category: Database['public']['Enums']['module_category'] | null;
          certificate_code: string | null;
          certificate_earned: boolean;
          certificate_earned_at: string | null;
          completed_at: string | null;
          created_at: string;
          id: string;
          module_id: string;
          module_name: string | null;
          progress: number;
          quiz_score: number | null;
          quiz_taken_at: string | null;
          time_spent: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          category?: Database['public']['Enums']['module_category'] | null;
          certificate_code?: string | null;
          certificate_earned?: never;
          certificate_earned_at?: string | null;
          completed_at?: string | null;
          created_at?: string;
          id?: string;
          module_id: string;
          module_name?: string | null;
          progress?: number;
          quiz_score?: number | null;
          quiz_taken_at?: string | null;
          time_spent?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          category?: Database['public']['Enums']['module_category'] | null;
          certificate_code?: string | null;
          certificate_earned?: never;
          certificate_earned_at?: string | null;
          completed_at?: string | null;
          created_at?: string;
          id?: string;
          module_id?: string;
          module_name?: string | null;
          progress?: number;
          quiz_score?: number | null;
          quiz_taken_at?: string | null;
          time_spent?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'learning_progress_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      legal_facts: {
        Row: {
          created_at: string;
          id: string;
          read_on: string;
          sentence: string;
          source: string;
          tag: Database['public']['Enums']['fact_tag'];
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id: string;
          read_on: string;
          sentence: string;
          source: string;
          tag: Database['public']['Enums']['fact_tag'];
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          read_on?: string;
          sentence?: string;
          source?: string;
          tag?: Database['public']['Enums']['fact_tag'];
          updated_at?: string;
        };
        Relationships: [];
      };
      letter_tracks: {
        Row: {
          added_information: boolean;
          answer: Database['public']['Enums']['letter_answer'] | null;
          answered_on: string | null;
          case_id: string;
          changed_by: string | null;
          company: string;
          created_at: string;
          id: string;
          matter_id: string;
          received_on: string | null;
          sent_on: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          added_information?: boolean;
          answer?: Database['public']['Enums']['letter_answer'] | null;
          answered_on?: string | null;
          case_id: string;
          changed_by?: string | null;
          company: string;
          created_at?: string;
          id?: string;
          matter_id: string;
          received_on?: string | null;
          sent_on: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          added_information?: boolean;
          answer?: Database['public']['Enums']['letter_answer'] | null;
          answered_on?: string | null;
          case_id?: string;
          changed_by?: string | null;
          company?: string;
          created_at?: string;
          id?: string;
          matter_id?: string;
          received_on?: string | null;
          sent_on?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'letter_tracks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'letter_tracks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'letter_tracks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'letter_tracks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'letter_tracks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'letter_tracks_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'letter_tracks_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'letter_tracks_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'letter_tracks_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      matter_parties: {
        Row: {
          address: string | null;
          address_on: string | null;
          address_source: Database['public']['Enums']['fact_source'] | null;
          attorney_of_record: string | null;
          changed_by: string | null;
          city: string | null;
          created_at: string;
          danger_answer: Database['public']['Enums']['yes_no'] | null;
          danger_answered_at: string | null;
          danger_cleared_at: string | null;
          danger_cleared_by: string | null;
          deceased_noted_at: string | null;
          dissolved_noted_at: string | null;
          email: string | null;
          id: string;
          is_client: boolean;
          mail_returned_on: string | null;
          matter_id: string;
          name: string;
          phone: string | null;
          phone_e164: string | null;
          registered_agent: string | null;
          role: Database['public']['Enums']['party_role'];
          source: Database['public']['Enums']['fact_source'];
          state: string | null;
          updated_at: string;
          version: number;
          zip: string | null;
        };
        Insert: {
          address?: string | null;
          address_on?: string | null;
          address_source?: Database['public']['Enums']['fact_source'] | null;
          attorney_of_record?: string | null;
          changed_by?: string | null;
          city?: string | null;
          created_at?: string;
          danger_answer?: Database['public']['Enums']['yes_no'] | null;
          danger_answered_at?: string | null;
          danger_cleared_at?: string | null;
          danger_cleared_by?: string | null;
          deceased_noted_at?: string | null;
          dissolved_noted_at?: string | null;
          email?: string | null;
          id?: string;
          is_client?: boolean;
          mail_returned_on?: string | null;
          matter_id: string;
          name: string;
          phone?: string | null;
          phone_e164?: string | null;
          registered_agent?: string | null;
          role: Database['public']['Enums']['party_role'];
          source: Database['public']['Enums']['fact_source'];
          state?: string | null;
          updated_at?: string;
          version?: number;
          zip?: string | null;
        };
        Update: {
          address?: string | null;
          address_on?: string | null;
          address_source?: Database['public']['Enums']['fact_source'] | null;
          attorney_of_record?: string | null;
          changed_by?: string | null;
          city?: string | null;
          created_at?: string;
          danger_answer?: Database['public']['Enums']['yes_no'] | null;
          danger_answered_at?: string | null;
          danger_cleared_at?: string | null;
          danger_cleared_by?: string | null;
          deceased_noted_at?: string | null;
          dissolved_noted_at?: string | null;
          email?: string | null;
          id?: string;
          is_client?: boolean;
          mail_returned_on?: string | null;
          matter_id?: string;
          name?: string;
          phone?: string | null;
          phone_e164?: string | null;
          registered_agent?: string | null;
          role?: Database['public']['Enums']['party_role'];
          source?: Database['public']['Enums']['fact_source'];
          state?: string | null;
          updated_at?: string;
          version?: number;
          zip?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'matter_parties_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'matter_parties_danger_cleared_by_fkey';
            columns: ['danger_cleared_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'matter_parties_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'matter_parties_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      matter_statements: {
        Row: {
          answers: NonNullable<Json>;
          changed_by: string | null;
          created_at: string;
          finished_at: string | null;
          language: Database['public']['Enums']['locale'];
          matter_id: string;
          read_back_at: string | null;
          taken_how: Database['public']['Enums']['taken_way'] | null;
          translated_by: string | null;
          translation: NonNullable<Json>;
          updated_at: string;
          version: number;
        };
        Insert: {
          answers?: NonNullable<Json>;
          changed_by?: string | null;
          created_at?: string;
          finished_at?: string | null;
          language: Database['public']['Enums']['locale'];
          matter_id: string;
          read_back_at?: string | null;
          taken_how?: Database['public']['Enums']['taken_way'] | null;
          translated_by?: string | null;
          translation?: NonNullable<Json>;
          updated_at?: string;
          version?: number;
        };
        Update: {
          answers?: NonNullable<Json>;
          changed_by?: string | null;
          created_at?: string;
          finished_at?: string | null;
          language?: Database['public']['Enums']['locale'];
          matter_id?: string;
          read_back_at?: string | null;
          taken_how?: Database['public']['Enums']['taken_way'] | null;
          translated_by?: string | null;
          translation?: NonNullable<Json>;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'matter_statements_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'matter_statements_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: true;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'matter_statements_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: true;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      matter_steps: {
        Row: {
          done_as: Database['public']['Enums']['actor_role'];
          done_at: string;
          done_by: string | null;
          id: string;
          matter_id: string;
          stage: Database['public']['Enums']['step_stage'];
          step: Database['public']['Enums']['matter_step'];
        };
        Insert: {
          done_as: Database['public']['Enums']['actor_role'];
          done_at?: string;
          done_by?: string | null;
          id?: string;
          matter_id: string;
          stage: Database['public']['Enums']['step_stage'];
          step: Database['public']['Enums']['matter_step'];
        };
        Update: {
          done_as?: Database['public']['Enums']['actor_role'];
          done_at?: string;
          done_by?: string | null;
          id?: string;
          matter_id?: string;
          stage?: Database['public']['Enums']['step_stage'];
          step?: Database['public']['Enums']['matter_step'];
        };
        Relationships: [
          {
            foreignKeyName: 'matter_steps_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'matter_steps_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'matter_steps_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      message_drafts: {
        Row: {
          case_id: string;
          language: Database['public']['Enums']['locale'];
          text: string;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          case_id: string;
          language: Database['public']['Enums']['locale'];
          text: string;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          case_id?: string;
          language?: Database['public']['Enums']['locale'];
          text?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'message_drafts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'message_drafts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'message_drafts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_drafts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'message_drafts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'message_drafts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'message_drafts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      order_moves: {
        Row: {
          from_status: Database['public']['Enums']['order_status'];
          to_status: Database['public']['Enums']['order_status'];
        };
        Insert: {
          from_status: Database['public']['Enums']['order_status'];
          to_status: Database['public']['Enums']['order_status'];
        };
        Update: {
          from_status?: Database['public']['Enums']['order_status'];
          to_status?: Database['public']['Enums']['order_status'];
        };
        Relationships: [];
      };
      order_payments: {
        Row: {
          amount_cents: number;
          checkout_session_id: string | null;
          created_at: string;
          currency: string;
          is_extra: boolean;
          order_id: string;
          package_id: string | null;
          part_id: string | null;
          payment_id: string;
          payment_method: string | null;
          received_at: string;
          refunded_cents: number;
          settled_cents: number;
          updated_at: string;
          upgrade_id: string | null;
        };
        Insert: {
          amount_cents: number;
          checkout_session_id?: string | null;
          created_at?: string;
          currency: string;
          is_extra?: boolean;
          order_id: string;
          package_id?: string | null;
          part_id?: string | null;
          payment_id: string;
          payment_method?: string | null;
          received_at: string;
          refunded_cents?: number;
          settled_cents?: number;
          updated_at?: string;
          upgrade_id?: string | null;
        };
        Update: {
          amount_cents?: number;
          checkout_session_id?: string | null;
          created_at?: string;
          currency?: string;
          is_extra?: boolean;
          order_id?: string;
          package_id?: string | null;
          part_id?: string | null;
          payment_id?: string;
          payment_method?: string | null;
          received_at?: string;
          refunded_cents?: number;
          settled_cents?: number;
          updated_at?: string;
          upgrade_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_payments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'order_payments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_payments_part_id_fkey';
            columns: ['part_id'];
            isOneToOne: false;
            referencedRelation: 'payment_parts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_payments_upgrade_id_fkey';
            columns: ['upgrade_id'];
            isOneToOne: false;
            referencedRelation: 'order_upgrades';
            referencedColumns: ['id'];
          },
        ];
      };
      order_upgrades: {
        Row: {
          amount_cents: number;
          case_id: string;
          checkout_expires_at: string | null;
          checkout_url: string | null;
          created_at: string;
          currency: string;
          declined_at: string | null;
          ended_checkout_session_id: string | null;
          from_package: Database['public']['Enums']['package_id'];
          id: string;
          offered_by: string | null;
          order_id: string;
          paid_at: string | null;
          status: Database['public']['Enums']['upgrade_status'];
          stripe_checkout_session_id: string | null;
          to_package: Database['public']['Enums']['package_id'];
          updated_at: string;
          withdrawn_at: string | null;
          withdrawn_by: string | null;
        };
        Insert: {
          amount_cents: number;
          case_id: string;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          currency?: string;
          declined_at?: string | null;
          ended_checkout_session_id?: string | null;
          from_package: Database['public']['Enums']['package_id'];
          id?: string;
          offered_by?: string | null;
          order_id: string;
          paid_at?: string | null;
          status?: never;
          stripe_checkout_session_id?: string | null;
          to_package: Database['public']['Enums']['package_id'];
          updated_at?: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Update: {
          amount_cents?: number;
          case_id?: string;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          currency?: string;
          declined_at?: string | null;
          ended_checkout_session_id?: string | null;
          from_package?: Database['public']['Enums']['package_id'];
          id?: string;
          offered_by?: string | null;
          order_id?: string;
          paid_at?: string | null;
          status?: never;
          stripe_checkout_session_id?: string | null;
          to_package?: Database['public']['Enums']['package_id'];
          updated_at?: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_upgrades_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'order_upgrades_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'order_upgrades_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_upgrades_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'order_upgrades_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'order_upgrades_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'order_upgrades_from_package_fkey';
            columns: ['from_package'];
            isOneToOne: false;
            referencedRelation: 'service_packages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_upgrades_offered_by_fkey';
            columns: ['offered_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_upgrades_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'order_upgrades_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_upgrades_to_package_fkey';
            columns: ['to_package'];
            isOneToOne: false;
            referencedRelation: 'service_packages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_upgrades_withdrawn_by_fkey';
            columns: ['withdrawn_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          amount_cents: number;
          cancelled_at: string | null;
          checkout_expires_at: string | null;
          checkout_url: string | null;
          completed_at: string | null;
          confirmation_seen_at: string | null;
          created_at: string;
          currency: string;
          disputed_at: string | null;
          ended_checkout_session_id: string | null;
          failed_at: string | null;
          id: string;
          intake_form_id: string | null;
          is_owed: boolean;
          is_to_review: boolean;
          language: Database['public']['Enums']['locale'];
          package_id: Database['public']['Enums']['package_id'];
          payment_method: string | null;
          processing_at: string | null;
          received_cents: number;
          reference: string;
          refunded_cents: number;
          review_note: string | null;
          review_reason: Database['public']['Enums']['review_reason'] | null;
          review_resolution: Database['public']['Enums']['review_resolution'] | null;
          review_resolved_at: string | null;
          review_resolved_by: string | null;
          review_since: string | null;
          settled_cents: number;
          status: Database['public']['Enums']['order_status'];
          stripe_checkout_session_id: string | null;
          stripe_customer_id: string | null;
          stripe_payment_intent_id: string | null;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          amount_cents: number;
          cancelled_at?: string | null;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          completed_at?: string | null;
          confirmation_seen_at?: string | null;
          created_at?: string;
          currency?: string;
          disputed_at?: string | null;
          ended_checkout_session_id?: string | null;
          failed_at?: string | null;
          id?: string;
          intake_form_id?: string | null;
          is_owed?: never;
          is_to_review?: never;
          language?: Database['public']['Enums']['locale'];
          package_id: Database['public']['Enums']['package_id'];
          payment_method?: string | null;
          processing_at?: string | null;
          received_cents?: number;
          reference: string;
          refunded_cents?: number;
          review_note?: string | null;
          review_reason?: Database['public']['Enums']['review_reason'] | null;
          review_resolution?: Database['public']['Enums']['review_resolution'] | null;
          review_resolved_at?: string | null;
          review_resolved_by?: string | null;
          review_since?: string | null;
          settled_cents?: number;
          status?: Database['public']['Enums']['order_status'];
          stripe_checkout_session_id?: string | null;
          stripe_customer_id?: string | null;
          stripe_payment_intent_id?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          amount_cents?: number;
          cancelled_at?: string | null;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          completed_at?: string | null;
          confirmation_seen_at?: string | null;
          created_at?: string;
          currency?: string;
          disputed_at?: string | null;
          ended_checkout_session_id?: string | null;
          failed_at?: string | null;
          id?: string;
          intake_form_id?: string | null;
          is_owed?: never;
          is_to_review?: never;
          language?: Database['public']['Enums']['locale'];
          package_id?: Database['public']['Enums']['package_id'];
          payment_method?: string | null;
          processing_at?: string | null;
          received_cents?: number;
          reference?: string;
          refunded_cents?: number;
          review_note?: string | null;
          review_reason?: Database['public']['Enums']['review_reason'] | null;
          review_resolution?: Database['public']['Enums']['review_resolution'] | null;
          review_resolved_at?: string | null;
          review_resolved_by?: string | null;
          review_since?: string | null;
          settled_cents?: number;
          status?: Database['public']['Enums']['order_status'];
          stripe_checkout_session_id?: string | null;
          stripe_customer_id?: string | null;
          stripe_payment_intent_id?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'application_payment';
            referencedColumns: ['intake_form_id'];
          },
          {
            foreignKeyName: 'orders_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'intake_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_package_id_fkey';
            columns: ['package_id'];
            isOneToOne: false;
            referencedRelation: 'service_packages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_review_resolved_by_fkey';
            columns: ['review_resolved_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      outbox: {
        Row: {
          attempts: number;
          created_at: string;
          dedupe_key: string;
          delivery: Database['public']['Enums']['mail_delivery'] | null;
          delivery_at: string | null;
          delivery_code: string | null;
          id: string;
          intake_form_id: string | null;
          kind: Database['public']['Enums']['mail_kind'];
          language: Database['public']['Enums']['locale'];
          last_error: string | null;
          locked_by: string | null;
          locked_until: string | null;
          order_id: string | null;
          payload: NonNullable<Json>;
          position: number;
          recipient: string | null;
          run_after: string;
          sent_at: string | null;
          status: Database['public']['Enums']['mail_status'];
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          attempts?: number;
          created_at?: string;
          dedupe_key: string;
          delivery?: Database['public']['Enums']['mail_delivery'] | null;
          delivery_at?: string | null;
          delivery_code?: string | null;
          id?: string;
          intake_form_id?: string | null;
          kind: Database['public']['Enums']['mail_kind'];
          language?: Database['public']['Enums']['locale'];
          last_error?: string | null;
          locked_by?: string | null;
          locked_until?: string | null;
          order_id?: string | null;
          payload?: NonNullable<Json>;
          position?: never;
          recipient?: string | null;
          run_after?: string;
          sent_at?: string | null;
          status?: Database['public']['Enums']['mail_status'];
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          dedupe_key?: string;
          delivery?: Database['public']['Enums']['mail_delivery'] | null;
          delivery_at?: string | null;
          delivery_code?: string | null;
          id?: string;
          intake_form_id?: string | null;
          kind?: Database['public']['Enums']['mail_kind'];
          language?: Database['public']['Enums']['locale'];
          last_error?: string | null;
          locked_by?: string | null;
          locked_until?: string | null;
          order_id?: string | null;
          payload?: NonNullable<Json>;
          position?: never;
          recipient?: string | null;
          run_after?: string;
          sent_at?: string | null;
          status?: Database['public']['Enums']['mail_status'];
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'outbox_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'application_payment';
            referencedColumns: ['intake_form_id'];
          },
          {
            foreignKeyName: 'outbox_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'intake_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'outbox_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'outbox_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      paper_approvals: {
        Row: {
          alike_reason: string | null;
          approved_at: string;
          approved_by: string | null;
          as_role: Database['public']['Enums']['account_role'];
          document_id: string;
          id: string;
          language: Database['public']['Enums']['locale'];
          own_work: boolean;
          read_as: Database['public']['Enums']['reading_way'] | null;
          recorded_by: string | null;
          sha256: string;
          typed_name: string | null;
        };
        Insert: {
          alike_reason?: string | null;
          approved_at?: string;
          approved_by?: string | null;
          as_role: Database['public']['Enums']['account_role'];
          document_id: string;
          id?: string;
          language: Database['public']['Enums']['locale'];
          own_work?: boolean;
          read_as?: Database['public']['Enums']['reading_way'] | null;
          recorded_by?: string | null;
          sha256: string;
          typed_name?: string | null;
        };
        Update: {
          alike_reason?: string | null;
          approved_at?: string;
          approved_by?: string | null;
          as_role?: Database['public']['Enums']['account_role'];
          document_id?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          own_work?: boolean;
          read_as?: Database['public']['Enums']['reading_way'] | null;
          recorded_by?: string | null;
          sha256?: string;
          typed_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'paper_approvals_approved_by_fkey';
            columns: ['approved_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'paper_approvals_document_id_fkey';
            columns: ['document_id'];
            isOneToOne: false;
            referencedRelation: 'client_papers';
            referencedColumns: ['document_id'];
          },
          {
            foreignKeyName: 'paper_approvals_document_id_fkey';
            columns: ['document_id'];
            isOneToOne: false;
            referencedRelation: 'current_papers';
            referencedColumns: ['document_id'];
          },
          {
            foreignKeyName: 'paper_approvals_document_id_fkey';
            columns: ['document_id'];
            isOneToOne: false;
            referencedRelation: 'generated_documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'paper_approvals_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      paper_facts: {
        Row: {
          facts: Database['public']['Enums']['printed_fact'][];
          kind: Database['public']['Enums']['paper_kind'];
        };
        Insert: {
          facts: Database['public']['Enums']['printed_fact'][];
          kind: Database['public']['Enums']['paper_kind'];
        };
        Update: {
          facts?: Database['public']['Enums']['printed_fact'][];
          kind?: Database['public']['Enums']['paper_kind'];
        };
        Relationships: [];
      };
      part_charges: {
        Row: {
          code: string | null;
          consent_id: string;
          created_at: string;
          locked_until: string;
          outcome: Database['public']['Enums']['charge_outcome'] | null;
          part_id: string;
          stripe_payment_intent_id: string | null;
          updated_at: string;
        };
        Insert: {
          code?: string | null;
          consent_id: string;
          created_at?: string;
          locked_until: string;
          outcome?: Database['public']['Enums']['charge_outcome'] | null;
          part_id: string;
          stripe_payment_intent_id?: string | null;
          updated_at?: string;
        };
        Update: {
          code?: string | null;
          consent_id?: string;
          created_at?: string;
          locked_until?: string;
          outcome?: Database['public']['Enums']['charge_outcome'] | null;
          part_id?: string;
          stripe_payment_intent_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'part_charges_consent_id_fkey';
            columns: ['consent_id'];
            isOneToOne: false;
            referencedRelation: 'card_consents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'part_charges_part_id_fkey';
            columns: ['part_id'];
            isOneToOne: true;
            referencedRelation: 'payment_parts';
            referencedColumns: ['id'];
          },
        ];
      };
      passkeys: {
        Row: {
          counter: number;
          created_at: string;
          credential_id: string;
          device: string;
          id: string;
          public_key: string;
          transports: string[];
          used_at: string | null;
          user_id: string;
        };
        Insert: {
          counter: number;
          created_at?: string;
          credential_id: string;
          device: string;
          id?: string;
          public_key: string;
          transports?: string[];
          used_at?: string | null;
          user_id: string;
        };
        Update: {
          counter?: number;
          created_at?: string;
          credential_id?: string;
          device?: string;
          id?: string;
          public_key?: string;
          transports?: string[];
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'passkeys_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      password_setup_tokens: {
        Row: {
          asks_birth_date: boolean;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          is_used: boolean;
          language: Database['public']['Enums']['locale'];
          order_id: string | null;
          purpose: Database['public']['Enums']['setup_purpose'];
          return_path: string | null;
          token_hash: string;
          used_at: string | null;
          user_id: string;
        };
        Insert: {
          asks_birth_date?: boolean;
          created_at?: string;
          email: string;
          expires_at: string;
          id?: string;
          is_used?: never;
          language?: Database['public']['Enums']['locale'];
          order_id?: string | null;
          purpose: Database['public']['Enums']['setup_purpose'];
          return_path?: string | null;
          token_hash: string;
          used_at?: string | null;
          user_id: string;
        };
        Update: {
          asks_birth_date?: boolean;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          is_used?: never;
          language?: Database['public']['Enums']['locale'];
          order_id?: string | null;
          purpose?: Database['public']['Enums']['setup_purpose'];
          return_path?: string | null;
          token_hash?: string;
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'password_setup_tokens_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'password_setup_tokens_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'password_setup_tokens_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_disputes: {
        Row: {
          amount_cents: number;
          closed_at: string | null;
          created_at: string;
          dispute_id: string;
          opened_at: string;
          payment_id: string;
          reason: string | null;
          status: string;
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          closed_at?: string | null;
          created_at?: string;
          dispute_id: string;
          opened_at: string;
          payment_id: string;
          reason?: string | null;
          status: string;
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          closed_at?: string | null;
          created_at?: string;
          dispute_id?: string;
          opened_at?: string;
          payment_id?: string;
          reason?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_disputes_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'order_payments';
            referencedColumns: ['payment_id'];
          },
          {
            foreignKeyName: 'payment_disputes_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payment_money';
            referencedColumns: ['payment_id'];
          },
        ];
      };
      payment_parts: {
        Row: {
          amount_cents: number;
          checkout_expires_at: string | null;
          checkout_url: string | null;
          created_at: string;
          due_on: string;
          ended_checkout_session_id: string | null;
          id: string;
          moved_from: string | null;
          paid_at: string | null;
          place: number;
          plan_id: string;
          stripe_checkout_session_id: string | null;
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          due_on: string;
          ended_checkout_session_id?: string | null;
          id?: string;
          moved_from?: string | null;
          paid_at?: string | null;
          place: number;
          plan_id: string;
          stripe_checkout_session_id?: string | null;
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          checkout_expires_at?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          due_on?: string;
          ended_checkout_session_id?: string | null;
          id?: string;
          moved_from?: string | null;
          paid_at?: string | null;
          place?: number;
          plan_id?: string;
          stripe_checkout_session_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_parts_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'payment_plans';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_plans: {
        Row: {
          created_at: string;
          every_days: number;
          granted_by: string | null;
          id: string;
          order_id: string;
          paid_at: string | null;
          replaced_checkout_session_id: string | null;
          replaced_expires_at: string | null;
          status: Database['public']['Enums']['plan_status'];
          stop_reason: Database['public']['Enums']['plan_end'] | null;
          stopped_at: string | null;
          stopped_by: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          every_days: number;
          granted_by?: string | null;
          id?: string;
          order_id: string;
          paid_at?: string | null;
          replaced_checkout_session_id?: string | null;
          replaced_expires_at?: string | null;
          status?: never;
          stop_reason?: Database['public']['Enums']['plan_end'] | null;
          stopped_at?: string | null;
          stopped_by?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          every_days?: number;
          granted_by?: string | null;
          id?: string;
          order_id?: string;
          paid_at?: string | null;
          replaced_checkout_session_id?: string | null;
          replaced_expires_at?: string | null;
          status?: never;
          stop_reason?: Database['public']['Enums']['plan_end'] | null;
          stopped_at?: string | null;
          stopped_by?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_plans_granted_by_fkey';
            columns: ['granted_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_plans_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'payment_plans_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_plans_stopped_by_fkey';
            columns: ['stopped_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_refunds: {
        Row: {
          amount_cents: number;
          created_at: string;
          failed_at: string | null;
          failure_reason: string | null;
          payment_id: string;
          refund_id: string;
          refund_request_id: string | null;
          sent_at: string;
          status: Database['public']['Enums']['processor_refund_status'];
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          created_at?: string;
          failed_at?: string | null;
          failure_reason?: string | null;
          payment_id: string;
          refund_id: string;
          refund_request_id?: string | null;
          sent_at: string;
          status: Database['public']['Enums']['processor_refund_status'];
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          failed_at?: string | null;
          failure_reason?: string | null;
          payment_id?: string;
          refund_id?: string;
          refund_request_id?: string | null;
          sent_at?: string;
          status?: Database['public']['Enums']['processor_refund_status'];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_refunds_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'order_payments';
            referencedColumns: ['payment_id'];
          },
          {
            foreignKeyName: 'payment_refunds_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payment_money';
            referencedColumns: ['payment_id'];
          },
          {
            foreignKeyName: 'payment_refunds_refund_request_id_fkey';
            columns: ['refund_request_id'];
            isOneToOne: false;
            referencedRelation: 'refund_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      person_aliases: {
        Row: {
          created_at: string;
          email: string;
          first_name: string | null;
          id: string;
          last_name: string | null;
          merge_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          merge_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          merge_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'person_aliases_merge_id_fkey';
            columns: ['merge_id'];
            isOneToOne: false;
            referencedRelation: 'person_merges';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_aliases_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      person_keys: {
        Row: {
          key: string;
          reason: Database['public']['Enums']['duplicate_reason'];
          user_id: string;
        };
        Insert: {
          key: string;
          reason: Database['public']['Enums']['duplicate_reason'];
          user_id: string;
        };
        Update: {
          key?: string;
          reason?: Database['public']['Enums']['duplicate_reason'];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'person_keys_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      person_merges: {
        Row: {
          asked_by: string | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          id: string;
          kept_id: string;
          merged_id: string;
          reason: string;
          status: Database['public']['Enums']['merge_status'];
        };
        Insert: {
          asked_by?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          kept_id: string;
          merged_id: string;
          reason: string;
          status?: Database['public']['Enums']['merge_status'];
        };
        Update: {
          asked_by?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          id?: string;
          kept_id?: string;
          merged_id?: string;
          reason?: string;
          status?: Database['public']['Enums']['merge_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'person_merges_asked_by_fkey';
            columns: ['asked_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_merges_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_merges_kept_id_fkey';
            columns: ['kept_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'person_merges_merged_id_fkey';
            columns: ['merged_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      readings: {
        Row: {
          name: string;
          needs: string;
          takes_turns: boolean;
        };
        Insert: {
          name: string;
          needs: string;
          takes_turns?: boolean;
        };
        Update: {
          name?: string;
          needs?: string;
          takes_turns?: boolean;
        };
        Relationships: [];
      };
      received_mails: {
        Row: {
          attempts: number;
          case_id: string | null;
          contact_submission_id: string | null;
          created_at: string;
          done_at: string | null;
          has_sender: boolean;
          has_virus: boolean;
          id: string;
          is_proven: boolean;
          is_spam: boolean;
          last_error: string | null;
          letter_hash: string | null;
          locked_by: string | null;
          locked_until: string | null;
          message_id: string | null;
          object_key: string | null;
          original_until: string | null;
          outcome: Database['public']['Enums']['received_outcome'] | null;
          provider_id: string;
          received_at: string;
          run_after: string;
          status: Database['public']['Enums']['received_status'];
          token_hash: string | null;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          attempts?: number;
          case_id?: string | null;
          contact_submission_id?: string | null;
          created_at?: string;
          done_at?: string | null;
          has_sender: boolean;
          has_virus?: boolean;
          id?: string;
          is_proven: boolean;
          is_spam?: boolean;
          last_error?: string | null;
          letter_hash?: string | null;
          locked_by?: string | null;
          locked_until?: string | null;
          message_id?: string | null;
          object_key?: string | null;
          original_until?: string | null;
          outcome?: Database['public']['Enums']['received_outcome'] | null;
          provider_id: string;
          received_at: string;
          run_after?: string;
          status?: Database['public']['Enums']['received_status'];
          token_hash?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          attempts?: number;
          case_id?: string | null;
          contact_submission_id?: string | null;
          created_at?: string;
          done_at?: string | null;
          has_sender?: boolean;
          has_virus?: boolean;
          id?: string;
          is_proven?: boolean;
          is_spam?: boolean;
          last_error?: string | null;
          letter_hash?: string | null;
          locked_by?: string | null;
          locked_until?: string | null;
          message_id?: string | null;
          object_key?: string | null;
          original_until?: string | null;
          outcome?: Database['public']['Enums']['received_outcome'] | null;
          provider_id?: string;
          received_at?: string;
          run_after?: string;
          status?: Database['public']['Enums']['received_status'];
          token_hash?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'received_mails_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'received_mails_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'received_mails_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'received_mails_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'received_mails_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'received_mails_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'received_mails_contact_submission_id_fkey';
            columns: ['contact_submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'received_mails_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'client_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'received_mails_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      recovery_codes: {
        Row: {
          code_hash: string;
          created_at: string;
          id: string;
          salt: string;
          used_at: string | null;
          user_id: string;
        };
        Insert: {
          code_hash: string;
          created_at?: string;
          id?: string;
          salt: string;
          used_at?: string | null;
          user_id: string;
        };
        Update: {
          code_hash?: string;
          created_at?: string;
          id?: string;
          salt?: string;
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recovery_codes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      referral_counts: {
        Row: {
          count: number;
          day: string;
          organization_id: string;
          step: Database['public']['Enums']['referral_step'];
        };
        Insert: {
          count?: number;
          day: string;
          organization_id: string;
          step: Database['public']['Enums']['referral_step'];
        };
        Update: {
          count?: number;
          day?: string;
          organization_id?: string;
          step?: Database['public']['Enums']['referral_step'];
        };
        Relationships: [
          {
            foreignKeyName: 'referral_counts_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'help_organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      referrals: {
        Row: {
          answer: Database['public']['Enums']['referral_answer'] | null;
          answered_at: string | null;
          case_id: string;
          code_hash: string | null;
          consented_at: string;
          ended_at: string | null;
          ends_at: string;
          facts: Json | null;
          fields: string[];
          id: string;
          link_hash: string | null;
          may_call: boolean;
          opened_at: string | null;
          organization_id: string;
          reason: Database['public']['Enums']['referral_reason'];
          remind_at: string;
          reminded_at: string | null;
          session_ends_at: string | null;
          session_hash: string | null;
          with_health: boolean;
          with_safety: boolean;
          withdrawn_at: string | null;
          wrong_codes: number;
        };
        Insert: {
          answer?: Database['public']['Enums']['referral_answer'] | null;
          answered_at?: string | null;
          case_id: string;
          code_hash?: string | null;
          consented_at?: string;
          ended_at?: string | null;
          ends_at: string;
          facts?: Json | null;
          fields: string[];
          id: string;
          link_hash?: string | null;
          may_call: boolean;
          opened_at?: string | null;
          organization_id: string;
          reason: Database['public']['Enums']['referral_reason'];
          remind_at: string;
          reminded_at?: string | null;
          session_ends_at?: string | null;
          session_hash?: string | null;
          with_health: boolean;
          with_safety: boolean;
          withdrawn_at?: string | null;
          wrong_codes?: number;
        };
        Update: {
          answer?: Database['public']['Enums']['referral_answer'] | null;
          answered_at?: string | null;
          case_id?: string;
          code_hash?: string | null;
          consented_at?: string;
          ended_at?: string | null;
          ends_at?: string;
          facts?: Json | null;
          fields?: string[];
          id?: string;
          link_hash?: string | null;
          may_call?: boolean;
          opened_at?: string | null;
          organization_id?: string;
          reason?: Database['public']['Enums']['referral_reason'];
          remind_at?: string;
          reminded_at?: string | null;
          session_ends_at?: string | null;
          session_hash?: string | null;
          with_health?: boolean;
          with_safety?: boolean;
          withdrawn_at?: string | null;
          wrong_codes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'referrals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'referrals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'referrals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'referrals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'referrals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'referrals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'referrals_organization_id_fkey';
            columns: ['organization_id'];
            isOneToOne: false;
            referencedRelation: 'help_organizations';
            referencedColumns: ['id'];
          },
        ];
      };
      refund_moves: {
        Row: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['refund_status'];
          to_status: Database['public']['Enums']['refund_status'];
        };
        Insert: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['refund_status'];
          to_status: Database['public']['Enums']['refund_status'];
        };
        Update: {
          by_roles?: Database['public']['Enums']['actor_role'][];
          from_status?: Database['public']['Enums']['refund_status'];
          to_status?: Database['public']['Enums']['refund_status'];
        };
        Relationships: [];
      };
      refund_requests: {
        Row: {
          amount_cents: number | null;
          asked_by_role: Database['public']['Enums']['account_role'];
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decided_by_role: Database['public']['Enums']['account_role'] | null;
          decision_note: string | null;
          failed_at: string | null;
          failure_code: string | null;
          id: string;
          locked_until: string | null;
          order_id: string;
          payment_id: string | null;
          reason_code: Database['public']['Enums']['refund_reason'];
          sent_at: string | null;
          settled_at: string | null;
          settled_by: string | null;
          settled_by_role: Database['public']['Enums']['account_role'] | null;
          settled_means: Database['public']['Enums']['settlement_means'] | null;
          settled_reference: string | null;
          status: Database['public']['Enums']['refund_status'];
          stripe_refund_id: string | null;
          tries: number;
          updated_at: string;
          user_id: string | null;
          words: string | null;
        };
        Insert: {
          amount_cents?: number | null;
          asked_by_role: Database['public']['Enums']['account_role'];
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_by_role?: Database['public']['Enums']['account_role'] | null;
          decision_note?: string | null;
          failed_at?: string | null;
          failure_code?: string | null;
          id?: string;
          locked_until?: string | null;
          order_id: string;
          payment_id?: string | null;
          reason_code: Database['public']['Enums']['refund_reason'];
          sent_at?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          settled_by_role?: Database['public']['Enums']['account_role'] | null;
          settled_means?: Database['public']['Enums']['settlement_means'] | null;
          settled_reference?: string | null;
          status?: Database['public']['Enums']['refund_status'];
          stripe_refund_id?: string | null;
          tries?: number;
          updated_at?: string;
          user_id?: string | null;
          words?: string | null;
        };
        Update: {
          amount_cents?: number | null;
          asked_by_role?: Database['public']['Enums']['account_role'];
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_by_role?: Database['public']['Enums']['account_role'] | null;
          decision_note?: string | null;
          failed_at?: string | null;
          failure_code?: string | null;
          id?: string;
          locked_until?: string | null;
          order_id?: string;
          payment_id?: string | null;
          reason_code?: Database['public']['Enums']['refund_reason'];
          sent_at?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          settled_by_role?: Database['public']['Enums']['account_role'] | null;
          settled_means?: Database['public']['Enums']['settlement_means'] | null;
          settled_reference?: string | null;
          status?: Database['public']['Enums']['refund_status'];
          stripe_refund_id?: string | null;
          tries?: number;
          updated_at?: string;
          user_id?: string | null;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'refund_requests_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refund_requests_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'refund_requests_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refund_requests_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'order_payments';
            referencedColumns: ['payment_id'];
          },
          {
            foreignKeyName: 'refund_requests_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payment_money';
            referencedColumns: ['payment_id'];
          },
          {
            foreignKeyName: 'refund_requests_settled_by_fkey';
            columns: ['settled_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refund_requests_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      reply_addresses: {
        Row: {
          case_id: string | null;
          created_at: string;
          mail_id: string;
          token_hash: string;
          user_id: string | null;
        };
        Insert: {
          case_id?: string | null;
          created_at?: string;
          mail_id: string;
          token_hash: string;
          user_id?: string | null;
        };
        Update: {
          case_id?: string | null;
          created_at?: string;
          mail_id?: string;
          token_hash?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'reply_addresses_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'reply_addresses_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'reply_addresses_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reply_addresses_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'reply_addresses_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'reply_addresses_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'reply_addresses_mail_id_fkey';
            columns: ['mail_id'];
            isOneToOne: true;
            referencedRelation: 'outbox';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reply_addresses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      request_moves: {
        Row: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['request_status'];
          to_status: Database['public']['Enums']['request_status'];
        };
        Insert: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['request_status'];
          to_status: Database['public']['Enums']['request_status'];
        };
        Update: {
          by_roles?: Database['public']['Enums']['actor_role'][];
          from_status?: Database['public']['Enums']['request_status'];
          to_status?: Database['public']['Enums']['request_status'];
        };
        Relationships: [];
      };
      required_papers: {
        Row: {
          attorney_may_waive: boolean;
          court: Database['public']['Enums']['court_type'];
          kind: Database['public']['Enums']['paper_kind'];
        };
        Insert: {
          attorney_may_waive?: boolean;
          court: Database['public']['Enums']['court_type'];
          kind: Database['public']['Enums']['paper_kind'];
        };
        Update: {
          attorney_may_waive?: boolean;
          court?: Database['public']['Enums']['court_type'];
          kind?: Database['public']['Enums']['paper_kind'];
        };
        Relationships: [];
      };
      saved_replies: {
        Row: {
          body_en: string;
          body_es: string;
          changed_by: string | null;
          created_at: string;
          en_current_at: string;
          es_current_at: string;
          id: string;
          retired_at: string | null;
          shipped_as: string | null;
          title_en: string;
          title_es: string;
          updated_at: string;
          version: number;
        };
        Insert: {
          body_en: string;
          body_es: string;
          changed_by?: string | null;
          created_at?: string;
          en_current_at?: string;
          es_current_at?: string;
          id?: string;
          retired_at?: string | null;
          shipped_as?: string | null;
          title_en: string;
          title_es: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          body_en?: string;
          body_es?: string;
          changed_by?: string | null;
          created_at?: string;
          en_current_at?: string;
          es_current_at?: string;
          id?: string;
          retired_at?: string | null;
          shipped_as?: string | null;
          title_en?: string;
          title_es?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_replies_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_views: {
        Row: {
          created_at: string;
          filters: NonNullable<Json>;
          id: string;
          name: string;
          owner_id: string;
          shared_at: string | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          filters: NonNullable<Json>;
          id?: string;
          name: string;
          owner_id: string;
          shared_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          filters?: NonNullable<Json>;
          id?: string;
          name?: string;
          owner_id?: string;
          shared_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_views_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      service_packages: {
        Row: {
          amount_cents: number;
          created_at: string;
          currency: string;
          description: string;
          features: string[];
          files: boolean;
          id: Database['public']['Enums']['package_id'];
          is_active: boolean;
          matters: number;
          name: string;
          package_type: Database['public']['Enums']['package_id'];
          popular: boolean;
          rests_on: NonNullable<Json>;
          stripe_price_id: string | null;
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          created_at?: string;
          currency?: string;
          description?: string;
          features?: string[];
          files?: boolean;
          id: Database['public']['Enums']['package_id'];
          is_active?: boolean;
          matters?: number;
          name: string;
          package_type: Database['public']['Enums']['package_id'];
          popular?: boolean;
          rests_on?: NonNullable<Json>;
          stripe_price_id?: string | null;
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          currency?: string;
          description?: string;
          features?: string[];
          files?: boolean;
          id?: Database['public']['Enums']['package_id'];
          is_active?: boolean;
          matters?: number;
          name?: string;
          package_type?: Database['public']['Enums']['package_id'];
          popular?: boolean;
          rests_on?: NonNullable<Json>;
          stripe_price_id?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      sessions: {
        Row: {
          created_at: string;
          ends_at: string;
          expire: string;
          id: string;
          last_seen_at: string;
          sess: NonNullable<Json>;
          sid: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          ends_at: string;
          expire: string;
          id?: string;
          last_seen_at?: string;
          sess?: NonNullable<Json>;
          sid: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          ends_at?: string;
          expire?: string;
          id?: string;
          last_seen_at?: string;
          sess?: NonNullable<Json>;
          sid?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sessions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      statement_passages: {
        Row: {
          id: number;
          matter_id: string;
          place: number;
          runs: number[];
          words: number;
        };
        Insert: {
          id?: never;
          matter_id: string;
          place: number;
          runs: number[];
          words: number;
        };
        Update: {
          id?: never;
          matter_id?: string;
          place?: number;
          runs?: number[];
          words?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'statement_passages_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'matter_statements';
            referencedColumns: ['matter_id'];
          },
        ];
      };
      statement_runs: {
        Row: {
          passage_id: number;
          run: number;
        };
        Insert: {
          passage_id: number;
          run: number;
        };
        Update: {
          passage_id?: number;
          run?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'statement_runs_passage_id_fkey';
            columns: ['passage_id'];
            isOneToOne: false;
            referencedRelation: 'statement_passages';
            referencedColumns: ['id'];
          },
        ];
      };
      stripe_events: {
        Row: {
          attempts: number;
          id: string;
          last_error: string | null;
          object_id: string | null;
          processed_at: string | null;
          received_at: string;
          type: string;
          updated_at: string;
        };
        Insert: {
          attempts?: number;
          id: string;
          last_error?: string | null;
          object_id?: string | null;
          processed_at?: string | null;
          received_at?: string;
          type: string;
          updated_at?: string;
        };
        Update: {
          attempts?: number;
          id?: string;
          last_error?: string | null;
          object_id?: string | null;
          processed_at?: string | null;
          received_at?: string;
          type?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      stuck_submissions: {
        Row: {
          code: string;
          first_failed_at: string;
          kind: Database['public']['Enums']['stuck_kind'];
          last_failed_at: string;
          place: string;
          reference: string | null;
          tries: number;
        };
        Insert: {
          code: string;
          first_failed_at?: string;
          kind: Database['public']['Enums']['stuck_kind'];
          last_failed_at?: string;
          place: string;
          reference?: string | null;
          tries?: number;
        };
        Update: {
          code?: string;
          first_failed_at?: string;
          kind?: Database['public']['Enums']['stuck_kind'];
          last_failed_at?: string;
          place?: string;
          reference?: string | null;
          tries?: number;
        };
        Relationships: [];
      };
      support_tickets: {
        Row: {
          assigned_to: string | null;
          case_id: string | null;
          category: Database['public']['Enums']['ticket_category'];
          created_at: string;
          description: string;
          id: string;
          language: Database['public']['Enums']['locale'];
          priority: Database['public']['Enums']['message_priority'];
          rated_at: string | null;
          reference: string;
          resolution: string | null;
          resolved_at: string | null;
          satisfaction_rating: number | null;
          status: Database['public']['Enums']['ticket_status'];
          subject: string;
          updated_at: string;
          user_id: string;
          version: number;
          waiting_since: string | null;
          wish: string | null;
        };
        Insert: {
          assigned_to?: string | null;
          case_id?: string | null;
          category: Database['public']['Enums']['ticket_category'];
          created_at?: string;
          description: string;
          id?: string;
          language: Database['public']['Enums']['locale'];
          priority?: Database['public']['Enums']['message_priority'];
          rated_at?: string | null;
          reference: string;
          resolution?: string | null;
          resolved_at?: string | null;
          satisfaction_rating?: number | null;
          status?: Database['public']['Enums']['ticket_status'];
          subject: string;
          updated_at?: string;
          user_id: string;
          version?: number;
          waiting_since?: string | null;
          wish?: string | null;
        };
        Update: {
          assigned_to?: string | null;
          case_id?: string | null;
          category?: Database['public']['Enums']['ticket_category'];
          created_at?: string;
          description?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          priority?: Database['public']['Enums']['message_priority'];
          rated_at?: string | null;
          reference?: string;
          resolution?: string | null;
          resolved_at?: string | null;
          satisfaction_rating?: number | null;
          status?: Database['public']['Enums']['ticket_status'];
          subject?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
          waiting_since?: string | null;
          wish?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'support_tickets_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_tickets_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'support_tickets_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'support_tickets_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_tickets_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'support_tickets_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'support_tickets_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'support_tickets_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      template_reviews: {
        Row: {
          answer: Database['public']['Enums']['template_answer'];
          created_at: string;
          facts: string[];
          given_by: string | null;
          id: string;
          sha256: string;
          template_id: string;
          typed_name: string | null;
          words: string | null;
        };
        Insert: {
          answer: Database['public']['Enums']['template_answer'];
          created_at?: string;
          facts?: string[];
          given_by?: string | null;
          id?: string;
          sha256: string;
          template_id: string;
          typed_name?: string | null;
          words?: string | null;
        };
        Update: {
          answer?: Database['public']['Enums']['template_answer'];
          created_at?: string;
          facts?: string[];
          given_by?: string | null;
          id?: string;
          sha256?: string;
          template_id?: string;
          typed_name?: string | null;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'template_reviews_given_by_fkey';
            columns: ['given_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'template_reviews_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: false;
            referencedRelation: 'document_templates';
            referencedColumns: ['id'];
          },
        ];
      };
      text_answers: {
        Row: {
          attempts: number;
          body: string;
          case_id: string | null;
          consent_id: string | null;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          locked_until: string | null;
          matter_id: string | null;
          meaning: Database['public']['Enums']['text_meaning'];
          media: NonNullable<Json>;
          message_id: string | null;
          phone: string;
          provider_id: string;
          received_at: string;
          taken_at: string | null;
          user_id: string | null;
        };
        Insert: {
          attempts?: number;
          body: string;
          case_id?: string | null;
          consent_id?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          locked_until?: string | null;
          matter_id?: string | null;
          meaning: Database['public']['Enums']['text_meaning'];
          media?: NonNullable<Json>;
          message_id?: string | null;
          phone: string;
          provider_id: string;
          received_at?: string;
          taken_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          attempts?: number;
          body?: string;
          case_id?: string | null;
          consent_id?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          locked_until?: string | null;
          matter_id?: string | null;
          meaning?: Database['public']['Enums']['text_meaning'];
          media?: NonNullable<Json>;
          message_id?: string | null;
          phone?: string;
          provider_id?: string;
          received_at?: string;
          taken_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'text_answers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'text_answers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'text_answers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'text_answers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'text_answers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'text_answers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'text_answers_consent_id_fkey';
            columns: ['consent_id'];
            isOneToOne: false;
            referencedRelation: 'text_consents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'text_answers_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'text_answers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'text_answers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'text_answers_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'client_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'text_answers_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      text_consents: {
        Row: {
          asked_at: string;
          confirmed_at: string | null;
          ended_at: string | null;
          ended_by: Database['public']['Enums']['text_consent_end'] | null;
          id: string;
          intake_form_id: string | null;
          language: Database['public']['Enums']['locale'];
          may_name: boolean;
          owner_id: string;
          phone: string;
          user_id: string | null;
          words: string;
        };
        Insert: {
          asked_at?: string;
          confirmed_at?: string | null;
          ended_at?: string | null;
          ended_by?: Database['public']['Enums']['text_consent_end'] | null;
          id?: string;
          intake_form_id?: string | null;
          language: Database['public']['Enums']['locale'];
          may_name?: boolean;
          owner_id?: never;
          phone: string;
          user_id?: string | null;
          words: string;
        };
        Update: {
          asked_at?: string;
          confirmed_at?: string | null;
          ended_at?: string | null;
          ended_by?: Database['public']['Enums']['text_consent_end'] | null;
          id?: string;
          intake_form_id?: string | null;
          language?: Database['public']['Enums']['locale'];
          may_name?: boolean;
          owner_id?: never;
          phone?: string;
          user_id?: string | null;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'text_consents_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'application_payment';
            referencedColumns: ['intake_form_id'];
          },
          {
            foreignKeyName: 'text_consents_intake_form_id_fkey';
            columns: ['intake_form_id'];
            isOneToOne: false;
            referencedRelation: 'intake_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'text_consents_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      texts: {
        Row: {
          attempts: number;
          case_id: string | null;
          consent_id: string;
          created_at: string;
          dedupe_key: string;
          delivered_at: string | null;
          delivery: Database['public']['Enums']['text_delivery'] | null;
          fallback: Json | null;
          forgotten_at: string | null;
          id: string;
          kind: Database['public']['Enums']['text_kind'];
          last_error: string | null;
          link_code: string;
          locked_by: string | null;
          locked_until: string | null;
          opened_at: string | null;
          payload: NonNullable<Json>;
          position: number;
          provider_id: string | null;
          run_after: string;
          sent_at: string | null;
          status: Database['public']['Enums']['mail_status'];
        };
        Insert: {
          attempts?: number;
          case_id?: string | null;
          consent_id: string;
          created_at?: string;
          dedupe_key: string;
          delivered_at?: string | null;
          delivery?: Database['public']['Enums']['text_delivery'] | null;
          fallback?: Json | null;
          forgotten_at?: string | null;
          id?: string;
          kind: Database['public']['Enums']['text_kind'];
          last_error?: string | null;
          link_code: string;
          locked_by?: string | null;
          locked_until?: string | null;
          opened_at?: string | null;
          payload?: NonNullable<Json>;
          position?: never;
          provider_id?: string | null;
          run_after?: string;
          sent_at?: string | null;
          status?: Database['public']['Enums']['mail_status'];
        };
        Update: {
          attempts?: number;
          case_id?: string | null;
          consent_id?: string;
          created_at?: string;
          dedupe_key?: string;
          delivered_at?: string | null;
          delivery?: Database['public']['Enums']['text_delivery'] | null;
          fallback?: Json | null;
          forgotten_at?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['text_kind'];
          last_error?: string | null;
          link_code?: string;
          locked_by?: string | null;
          locked_until?: string | null;
          opened_at?: string | null;
          payload?: NonNullable<Json>;
          position?: never;
          provider_id?: string | null;
          run_after?: string;
          sent_at?: string | null;
          status?: Database['public']['Enums']['mail_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'texts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'texts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'texts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'texts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'texts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'texts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'texts_consent_id_fkey';
            columns: ['consent_id'];
            isOneToOne: false;
            referencedRelation: 'text_consents';
            referencedColumns: ['id'];
          },
        ];
      };
      throttles: {
        Row: {
          count: number;
          expires_at: string;
          key: string;
          window_started_at: string;
        };
        Insert: {
          count?: number;
          expires_at: string;
          key: string;
          window_started_at?: string;
        };
        Update: {
          count?: number;
          expires_at?: string;
          key?: string;
          window_started_at?: string;
        };
        Relationships: [];
      };
      ticket_messages: {
        Row: {
          created_at: string;
          id: string;
          language: Database['public']['Enums']['locale'];
          message: string;
          sender_role: Database['public']['Enums']['account_role'];
          staff_id: string | null;
          ticket_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          language: Database['public']['Enums']['locale'];
          message: string;
          sender_role: Database['public']['Enums']['account_role'];
          staff_id?: string | null;
          ticket_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          message?: string;
          sender_role?: Database['public']['Enums']['account_role'];
          staff_id?: string | null;
          ticket_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ticket_messages_staff_id_fkey';
            columns: ['staff_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ticket_messages_ticket_id_fkey';
            columns: ['ticket_id'];
            isOneToOne: false;
            referencedRelation: 'support_tickets';
            referencedColumns: ['id'];
          },
        ];
      };
      undoable_acts: {
        Row: {
          actor_id: string;
          before: NonNullable<Json>;
          case_id: string | null;
          created_at: string;
          id: string;
          kind: Database['public']['Enums']['undo_kind'];
          undo_until: string;
          undone_at: string | null;
        };
        Insert: {
          actor_id: string;
          before?: NonNullable<Json>;
          case_id?: string | null;
          created_at?: string;
          id?: string;
          kind: Database['public']['Enums']['undo_kind'];
          undo_until: string;
          undone_at?: string | null;
        };
        Update: {
          actor_id?: string;
          before?: NonNullable<Json>;
          case_id?: string | null;
          created_at?: string;
          id?: string;
          kind?: Database['public']['Enums']['undo_kind'];
          undo_until?: string;
          undone_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'undoable_acts_actor_id_fkey';
            columns: ['actor_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'undoable_acts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'undoable_acts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'undoable_acts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'undoable_acts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'undoable_acts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'undoable_acts_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
        ];
      };
      uploads: {
        Row: {
          active_content: boolean;
          attached_at: string | null;
          checked_at: string | null;
          contact_submission_id: string | null;
          created_at: string;
          file_name: string;
          file_size: number;
          file_type: string;
          id: string;
          object_key: string;
          purpose: Database['public']['Enums']['upload_purpose'];
          refusal: string | null;
          scan: Database['public']['Enums']['file_scan'];
          status: Database['public']['Enums']['upload_status'];
          ticket_hash: string;
          updated_at: string;
        };
        Insert: {
          active_content?: boolean;
          attached_at?: string | null;
          checked_at?: string | null;
          contact_submission_id?: string | null;
          created_at?: string;
          file_name: string;
          file_size: number;
          file_type: string;
          id?: string;
          object_key: string;
          purpose: Database['public']['Enums']['upload_purpose'];
          refusal?: string | null;
          scan?: Database['public']['Enums']['file_scan'];
          status?: Database['public']['Enums']['upload_status'];
          ticket_hash: string;
          updated_at?: string;
        };
        Update: {
          active_content?: boolean;
          attached_at?: string | null;
          checked_at?: string | null;
          contact_submission_id?: string | null;
          created_at?: string;
          file_name?: string;
          file_size?: number;
          file_type?: string;
          id?: string;
          object_key?: string;
          purpose?: Database['public']['Enums']['upload_purpose'];
          refusal?: string | null;
          scan?: Database['public']['Enums']['file_scan'];
          status?: Database['public']['Enums']['upload_status'];
          ticket_hash?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'uploads_contact_submission_id_fkey';
            columns: ['contact_submission_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      users: {
        Row: {
          account_type: Database['public']['Enums']['account_type'];
          birth_date_attempts: number;
          birth_date_locked_at: string | null;
          communication_preferences: NonNullable<Json>;
          created_at: string;
          custom_profile_image_url: string | null;
          dashboard_preferences: NonNullable<Json>;
          deactivated_at: string | null;
          deactivated_by: string | null;
          email: string;
          first_login_at: string | null;
          first_name: string | null;
          hashed_password: string | null;
          id: string;
          is_active: boolean;
          last_login_at: string | null;
          last_name: string | null;
          latin_name: string | null;
          password_changed_at: string | null;
          payment_status: Database['public']['Enums']['account_payment_status'];
          permissions: NonNullable<Json>;
          personal_notes: string | null;
          preferred_language: Database['public']['Enums']['locale'];
          role: Database['public']['Enums']['account_role'];
          sort_name: string;
          stripe_customer_id: string | null;
          totp_confirmed_at: string | null;
          totp_last_step: number | null;
          totp_secret: string | null;
          updated_at: string;
        };
        Insert: {
          account_type?: Database['public']['Enums']['account_type'];
          birth_date_attempts?: number;
          birth_date_locked_at?: string | null;
          communication_preferences?: NonNullable<Json>;
          created_at?: string;
          custom_profile_image_url?: string | null;
          dashboard_preferences?: NonNullable<Json>;
          deactivated_at?: string | null;
          deactivated_by?: string | null;
          email: string;
          first_login_at?: string | null;
          first_name?: string | null;
          hashed_password?: string | null;
          id?: string;
          is_active?: never;
          last_login_at?: string | null;
          last_name?: string | null;
          latin_name?: string | null;
          password_changed_at?: string | null;
          payment_status?: Database['public']['Enums']['account_payment_status'];
          permissions?: NonNullable<Json>;
          personal_notes?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          role?: Database['public']['Enums']['account_role'];
          sort_name?: never;
          stripe_customer_id?: string | null;
          totp_confirmed_at?: string | null;
          totp_last_step?: number | null;
          totp_secret?: string | null;
          updated_at?: string;
        };
        Update: {
          account_type?: Database['public']['Enums']['account_type'];
          birth_date_attempts?: number;
          birth_date_locked_at?: string | null;
          communication_preferences?: NonNullable<Json>;
          created_at?: string;
          custom_profile_image_url?: string | null;
          dashboard_preferences?: NonNullable<Json>;
          deactivated_at?: string | null;
          deactivated_by?: string | null;
          email?: string;
          first_login_at?: string | null;
          first_name?: string | null;
          hashed_password?: string | null;
          id?: string;
          is_active?: never;
          last_login_at?: string | null;
          last_name?: string | null;
          latin_name?: string | null;
          password_changed_at?: string | null;
          payment_status?: Database['public']['Enums']['account_payment_status'];
          permissions?: NonNullable<Json>;
          personal_notes?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          role?: Database['public']['Enums']['account_role'];
          sort_name?: never;
          stripe_customer_id?: string | null;
          totp_confirmed_at?: string | null;
          totp_last_step?: number | null;
          totp_secret?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'users_deactivated_by_fkey';
            columns: ['deactivated_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      application_payment: {
        Row: {
          intake_form_id: string | null;
          is_closed: boolean | null;
          is_in_review: boolean | null;
          is_paid: boolean | null;
          is_to_pay: boolean | null;
          paid_at: string | null;
          submitted_at: string | null;
          user_id: string | null;
          waits_for_owner: boolean | null;
        };
        Relationships: [
          {
            foreignKeyName: 'intake_forms_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      attorney_work: {
        Row: {
          attorney_id: string | null;
          case_id: string | null;
          matter_id: string | null;
          stands_in_id: string | null;
          status_since: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'court_matters_attorney_id_fkey';
            columns: ['attorney_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'court_matters_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
        ];
      };
      case_sheets: {
        Row: {
          attorney_address: string | null;
          attorney_bar_number: string | null;
          attorney_city: string | null;
          attorney_email: string | null;
          attorney_firm: string | null;
          attorney_name: string | null;
          attorney_phone: string | null;
          attorney_state: string | null;
          attorney_zip: string | null;
          case_filing_date: string | null;
          case_id: string | null;
          case_number: string | null;
          case_outcome: Database['public']['Enums']['matter_outcome'] | null;
          court_review: boolean | null;
          court_review_date: string | null;
          decision_received: boolean | null;
          documents_generated: boolean | null;
          documents_prepared_date: string | null;
          eviction_case_number: string | null;
          outcome_date: string | null;
          petitioner_address: string | null;
          petitioner_city: string | null;
          petitioner_email: string | null;
          petitioner_name: string | null;
          petitioner_phone: string | null;
          petitioner_state: string | null;
          petitioner_zip: string | null;
          plaintiff_address: string | null;
          plaintiff_city: string | null;
          plaintiff_email: string | null;
          plaintiff_name: string | null;
          plaintiff_phone: string | null;
          plaintiff_state: string | null;
          plaintiff_zip: string | null;
          records_sealed: boolean | null;
          respondent_address: string | null;
          respondent_city: string | null;
          respondent_email: string | null;
          respondent_name: string | null;
          respondent_phone: string | null;
          respondent_state: string | null;
          respondent_zip: string | null;
          sealing_completed_date: string | null;
        };
        Relationships: [];
      };
      case_turns: {
        Row: {
          ball: Database['public']['Enums']['ball_holder'] | null;
          case_id: string | null;
        };
        Relationships: [];
      };
      client_papers: {
        Row: {
          case_id: string | null;
          change_asked: string | null;
          created_at: string | null;
          document_id: string | null;
          file_name: string | null;
          file_path: string | null;
          file_size: number | null;
          kind: Database['public']['Enums']['paper_kind'] | null;
          language: Database['public']['Enums']['locale'] | null;
          matter_id: string | null;
          page_code: string | null;
          paper_id: string | null;
          sha256: string | null;
          status: Database['public']['Enums']['paper_state'] | null;
          title: string | null;
          user_id: string | null;
          version_number: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'case_papers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'cases_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      current_papers: {
        Row: {
          attorney_approved: boolean | null;
          case_id: string | null;
          change_asked: string | null;
          client_approved: boolean | null;
          created_at: string | null;
          document_id: string | null;
          file_name: string | null;
          file_size: number | null;
          kind: Database['public']['Enums']['paper_kind'] | null;
          language: Database['public']['Enums']['locale'] | null;
          matter_id: string | null;
          page_code: string | null;
          paper_id: string | null;
          returned_note: string | null;
          sha256: string | null;
          status: Database['public']['Enums']['paper_state'] | null;
          title: string | null;
          version_number: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_sheets';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'case_turns';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'heard_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'reached_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'since_of_cases';
            referencedColumns: ['case_id'];
          },
          {
            foreignKeyName: 'case_papers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'attorney_work';
            referencedColumns: ['matter_id'];
          },
          {
            foreignKeyName: 'case_papers_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'court_matters';
            referencedColumns: ['id'];
          },
        ];
      };
      filing_state: {
        Row: {
          is_open: boolean | null;
          sells_while_closed: boolean | null;
        };
        Insert: {
          is_open?: never;
          sells_while_closed?: boolean | null;
        };
        Update: {
          is_open?: never;
          sells_while_closed?: boolean | null;
        };
        Relationships: [];
      };
      heard_of_cases: {
        Row: {
          case_id: string | null;
          heard_at: string | null;
        };
        Insert: {
          case_id?: string | null;
          heard_at?: never;
        };
        Update: {
          case_id?: string | null;
          heard_at?: never;
        };
        Relationships: [];
      };
      order_money: {
        Row: {
          extra_held_cents: number | null;
          held_cents: number | null;
          is_disputed: boolean | null;
          left_cents: number | null;
          may_accept: boolean | null;
          may_ask_refund: boolean | null;
          money_back: Database['public']['Enums']['money_back'] | null;
          order_id: string | null;
          paid_cents: number | null;
          refunded_cents: number | null;
          settled_cents: number | null;
        };
        Relationships: [];
      };
      payment_money: {
        Row: {
          held_cents: number | null;
          is_disputed: boolean | null;
          is_extra: boolean | null;
          left_cents: number | null;
          order_id: string | null;
          paid_cents: number | null;
          payment_id: string | null;
          refunded_cents: number | null;
          settled_cents: number | null;
        };
        Insert: {
          held_cents?: never;
          is_disputed?: never;
          is_extra?: boolean | null;
          left_cents?: never;
          order_id?: string | null;
          paid_cents?: number | null;
          payment_id?: string | null;
          refunded_cents?: number | null;
          settled_cents?: number | null;
        };
        Update: {
          held_cents?: never;
          is_disputed?: never;
          is_extra?: boolean | null;
          left_cents?: never;
          order_id?: string | null;
          paid_cents?: number | null;
          payment_id?: string | null;
          refunded_cents?: number | null;
          settled_cents?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'order_payments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'order_money';
            referencedColumns: ['order_id'];
          },
          {
            foreignKeyName: 'order_payments_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      reached_of_cases: {
        Row: {
          case_id: string | null;
          reached_at: string | null;
        };
        Insert: {
          case_id?: string | null;
          reached_at?: never;
        };
        Update: {
          case_id?: string | null;
          reached_at?: never;
        };
        Relationships: [];
      };
      since_of_cases: {
        Row: {
          case_id: string | null;
          since: string | null;
        };
        Insert: {
          case_id?: string | null;
          since?: never;
        };
        Update: {
          case_id?: string | null;
          since?: never;
        };
        Relationships: [];
      };
    };
    Functions: {
      add_covered_copy: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_boxes: number;
          p_document_id: string;
          p_idempotency_key: string;
          p_matter_id: string;
          p_ticket_hash: string;
        };
        Returns: Json;
      };
      add_goal: {
        Args: {
          p_actor_id: string;
          p_description: string;
          p_idempotency_key: string;
          p_is_first: boolean;
          p_is_shared: boolean;
          p_kind: Database['public']['Enums']['goal_kind'];
          p_language: Database['public']['Enums']['locale'];
          p_most: number;
          p_target_date?: string;
          p_title?: string;
        };
        Returns: Json;
      };
      add_intake_files: {
        Args: { p_files_missing?: Json; p_intake_id: string; p_mails?: Json; p_ticket_hashes: Json };
        Returns: Json;
      };
      add_paper_version: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_facts?: Json;
          p_idempotency_key: string;
          p_kind?: Database['public']['Enums']['paper_kind'];
          p_language?: Database['public']['Enums']['locale'];
          p_matter_id: string;
          p_page_code?: string;
          p_paper_id?: string;
          p_sha256: string;
          p_template_id?: string;
          p_ticket_hash: string;
          p_title?: string;
          p_version?: number;
          p_word_sha256?: string;
          p_word_ticket_hash?: string;
        };
        Returns: Json;
      };
      add_paper_versions: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_matter_id: string;
          p_versions: Json;
        };
        Returns: Json;
      };
      add_supporter: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_bond: Database['public']['Enums']['supporter_bond'];
          p_case_id: string;
          p_email: string;
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_most: number;
          p_name: string;
          p_sees: Json;
        };
        Returns: Json;
      };
      add_template_version: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_content: string;
          p_county?: string;
          p_facts: Json;
          p_id: string;
          p_idempotency_key: string;
          p_newest: number;
          p_note: string;
          p_sha256: string;
          p_title: string;
          p_variables: Json;
        };
        Returns: Json;
      };
      agree_to_charges: {
        Args: {
          p_actor_id: string;
          p_language: Database['public']['Enums']['locale'];
          p_plan_id: string;
          p_words_version: string;
        };
        Returns: Json;
      };
      announce_picture: { Args: { p_key: string; p_size: number }; Returns: Json };
      answer_conflict_check: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_has_conflict: boolean;
          p_idempotency_key: string;
          p_names_hash: string;
          p_note?: string;
          p_task_due_at: string;
        };
        Returns: Json;
      };
      answer_contact: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer: string;
          p_idempotency_key: string;
          p_message_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      answer_danger: {
        Args: {
          p_actor_id: string;
          p_answer: Database['public']['Enums']['yes_no'];
          p_answer_due_at?: string;
          p_idempotency_key: string;
          p_mails?: Json;
          p_party_id: string;
          p_user_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      answer_file_request: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer_due_at?: string;
          p_idempotency_key: string;
          p_most_files: number;
          p_request_id: string;
          p_ticket_hashes: Json;
        };
        Returns: Json;
      };
      answer_for_application: {
        Args: { p_birth_date: string; p_intake_id: string; p_user_id: string };
        Returns: Json;
      };
      answer_near_hearing: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer: Database['public']['Enums']['hearing_answer'];
          p_hearing_date: string;
          p_intake_id: string;
          p_refund_due_at: string;
        };
        Returns: Json;
      };
      answer_referral: { Args: { p_answer: string; p_session_hash: string }; Returns: Json };
      applications_waiting_for: { Args: { p_user_id: string }; Returns: Json };
      apply_mailbox_changes: { Args: { p_limit: number; p_undo_until: string }; Returns: Json };
      approve_mailbox_change: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_confirm_hours: number;
          p_email: string;
          p_idempotency_key: string;
        };
        Returns: Json;
      };
      approve_papers: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_alike_reason?: string;
          p_as?: Database['public']['Enums']['account_role'];
          p_documents: Json;
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_matter_id: string;
          p_tasks?: Json;
          p_ticket_hashes?: Json;
          p_typed_name: string;
        };
        Returns: Json;
      };
      ask_erasure: {
        Args: { p_checked_password: string; p_due_at: string; p_reference: string; p_user_id: string };
        Returns: Json;
      };
      ask_files: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_due_on?: string;
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_matter_id?: string;
          p_what: string;
          p_why?: string;
        };
        Returns: Json;
      };
      ask_mailbox_change: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_called_at: string;
          p_case_id: string;
          p_confirm_hours: number;
          p_email: string;
          p_facts: Json;
          p_idempotency_key: string;
          p_most_tries: number;
          p_note: string;
          p_second_hours: number;
          p_seen: string;
          p_wait_hours: number;
        };
        Returns: Json;
      };
      ask_merge: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_kept_id: string;
          p_merged_id: string;
          p_reason: string;
        };
        Returns: Json;
      };
      ask_name_change: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_due_at?: string;
          p_first_name: string;
          p_idempotency_key: string;
          p_last_name: string;
          p_ticket_hashes: Json;
        };
        Returns: Json;
      };
      ask_supporter_links: { Args: { p_email: string }; Returns: Json };
      assign_cases: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_ids?: Json;
          p_from_id?: string;
          p_idempotency_key: string;
          p_may_undo?: boolean;
          p_owner_id?: string;
        };
        Returns: Json;
      };
      attach_card_page: {
        Args: {
          p_checkout_session_id: string;
          p_checkout_url: string;
          p_consent_id: string;
          p_customer_id: string;
          p_expires_at: string;
        };
        Returns: Json;
      };
      attach_checkout: {
        Args: {
          p_checkout_session_id?: string;
          p_checkout_url?: string;
          p_expires_at?: string;
          p_order_id: string;
          p_payment_intent_id?: string;
          p_seen_session_id?: string;
        };
        Returns: Json;
      };
      attach_part_checkout: {
        Args: {
          p_checkout_session_id: string;
          p_checkout_url: string;
          p_expires_at: string;
          p_part_id: string;
          p_seen_session_id?: string;
        };
        Returns: Json;
      };
      attach_upgrade_checkout: {
        Args: {
          p_checkout_session_id: string;
          p_checkout_url: string;
          p_expires_at: string;
          p_seen_session_id?: string;
          p_upgrade_id: string;
        };
        Returns: Json;
      };
      begin_part_charge: { Args: { p_part_id: string; p_payment_intent_id: string }; Returns: Json };
      board_of_cases: {
        Args: {
          p_actor_id: string;
          p_closed_days: string[];
          p_county?: string;
          p_language?: Database['public']['Enums']['locale'];
          p_limit: number;
          p_owner_id?: string;
          p_package_id?: Database['public']['Enums']['package_id'];
          p_search?: string;
          p_soon_until: string;
          p_status?: Database['public']['Enums']['case_status'];
          p_turn?: Database['public']['Enums']['ball_holder'];
          p_view?: string;
        };
        Returns: Json;
      };
      book_call: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_busy_until: string;
          p_case_id: string;
          p_changeable_from: string;
          p_ends_at: string;
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_moves?: string;
          p_phone: string;
          p_phone_e164?: string;
          p_staff_ids: Json;
          p_starts_at: string;
        };
        Returns: Json;
      };
      call_counted: {
        Args: { p_name?: string; p_named?: Json; p_right?: string; p_takes: Json };
        Returns: Json;
      };
      cancel_call: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_call_id: string;
          p_changeable_from?: string;
        };
        Returns: Json;
      };
      cancel_email_change: { Args: { p_user_id: string }; Returns: Json };
      cards_to_clear: { Args: { p_limit: number }; Returns: Json };
      change_case_status: {
        Args: {
          p_actor_id?: string;
          p_actor_role: Database['public']['Enums']['actor_role'];
          p_case_id: string;
          p_end_reason?: Database['public']['Enums']['end_reason'];
          p_from: Database['public']['Enums']['case_status'];
          p_note?: string;
          p_to: Database['public']['Enums']['case_status'];
        };
        Returns: Json;
      };
      change_client_name: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_first_name: string;
          p_idempotency_key: string;
          p_last_name: string;
          p_reason: string;
        };
        Returns: Json;
      };
      change_goal: {
        Args: {
          p_actor_id: string;
          p_goal_id: string;
          p_is_shared?: boolean;
          p_progress?: number;
          p_status?: Database['public']['Enums']['goal_status'];
        };
        Returns: Json;
      };
      change_intake_email: { Args: { p_email: string; p_intake_id: string; p_mails: Json }; Returns: Json };
      change_password: {
        Args: {
          p_checked_password: string;
          p_ends_at: string;
          p_expire: string;
          p_hashed_password: string;
          p_sess: Json;
          p_sid: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      change_supporter: { Args: { p_actor_id: string; p_sees: Json; p_supporter_id: string }; Returns: Json };
      change_ticket: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_owner?: string;
          p_priority?: Database['public']['Enums']['message_priority'];
          p_resolution?: string;
          p_status?: Database['public']['Enums']['ticket_status'];
          p_ticket_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      check_health: { Args: { p_most_event_attempts: number; p_watched: Json }; Returns: Json };
      choose_matters: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer_due_at?: string;
          p_case_id: string;
          p_idempotency_key: string;
          p_matter_ids: Json;
          p_versions: Json;
        };
        Returns: Json;
      };
      claim_mailbox: { Args: { p_token_hash: string; p_undo_until: string }; Returns: Json };
      claim_outbox: {
        Args: { p_lease_seconds: number; p_limit: number; p_worker: string };
        Returns: {
          attempts: number;
          created_at: string;
          dedupe_key: string;
          delivery: Database['public']['Enums']['mail_delivery'] | null;
          delivery_at: string | null;
          delivery_code: string | null;
          id: string;
          intake_form_id: string | null;
          kind: Database['public']['Enums']['mail_kind'];
          language: Database['public']['Enums']['locale'];
          last_error: string | null;
          locked_by: string | null;
          locked_until: string | null;
          order_id: string | null;
          payload: NonNullable<Json>;
          position: number;
          recipient: string | null;
          run_after: string;
          sent_at: string | null;
          status: Database['public']['Enums']['mail_status'];
          updated_at: string;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'outbox';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_part_charge: {
        Args: { p_charge_days: number; p_lease_seconds: number; p_today: string };
        Returns: Json;
      };
      claim_received_mails: {
        Args: { p_lease_seconds: number; p_limit: number; p_worker: string };
        Returns: {
          attempts: number;
          case_id: string | null;
          contact_submission_id: string | null;
          created_at: string;
          done_at: string | null;
          has_sender: boolean;
          has_virus: boolean;
          id: string;
          is_proven: boolean;
          is_spam: boolean;
          last_error: string | null;
          letter_hash: string | null;
          locked_by: string | null;
          locked_until: string | null;
          message_id: string | null;
          object_key: string | null;
          original_until: string | null;
          outcome: Database['public']['Enums']['received_outcome'] | null;
          provider_id: string;
          received_at: string;
          run_after: string;
          status: Database['public']['Enums']['received_status'];
          token_hash: string | null;
          updated_at: string;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'received_mails';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_refunds: { Args: { p_order_id?: string }; Returns: Json };
      claim_text_answers: {
        Args: { p_id?: string; p_lease_seconds: number; p_limit: number };
        Returns: Json;
      };
      claim_texts: { Args: { p_lease_seconds: number; p_limit: number; p_worker: string }; Returns: Json };
      close_account: { Args: { p_checked_password: string; p_user_id: string }; Returns: Json };
      confirm_email_change: {
        Args: { p_token_hash: string; p_undo_until: string; p_user_id: string };
        Returns: Json;
      };
      correct_application_address: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_email: string;
          p_intake_id: string;
          p_mails: Json;
          p_seen: string;
        };
        Returns: Json;
      };
      count_application_views: { Args: Record<PropertyKey, never>; Returns: Json };
      count_case_views: {
        Args: { p_actor_id: string; p_closed_days: string[]; p_soon_until: string };
        Returns: Json;
      };
      count_conversion: { Args: { p_order_id: string }; Returns: boolean };
      count_open_cases: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_limit: number;
          p_names?: boolean;
          p_now: string;
          p_until: string;
        };
        Returns: Json;
      };
      count_open_work: { Args: Record<PropertyKey, never>; Returns: Json };
      create_email_link: {
        Args: {
          p_email_change_id: string;
          p_purpose: Database['public']['Enums']['email_link_purpose'];
          p_token_hash: string;
        };
        Returns: Json;
      };
      create_setup_token: {
        Args: {
          p_expires_at: string;
          p_language?: Database['public']['Enums']['locale'];
          p_order_id?: string;
          p_purpose: Database['public']['Enums']['setup_purpose'];
          p_return_path?: string;
          p_token_hash: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      deactivate_staff: { Args: { p_actor_id?: string; p_user_id: string }; Returns: Json };
      decide_application: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_from: Database['public']['Enums']['intake_status'];
          p_intake_id: string;
          p_note?: string;
          p_refund_due_at?: string;
          p_tasks?: Json;
          p_to: Database['public']['Enums']['intake_status'];
        };
        Returns: Json;
      };
      decide_early_date: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_court_date: string;
          p_decision: Database['public']['Enums']['early_date_decision'];
          p_early_date_id: string;
          p_idempotency_key: string;
        };
        Returns: Json;
      };
      decide_file_request: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_decision: Database['public']['Enums']['request_status'];
          p_idempotency_key: string;
          p_note?: string;
          p_request_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      decide_merge: {
        Args: {
          p_act: string;
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_merge_id: string;
        };
        Returns: Json;
      };
      decide_refund: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_amount_cents?: number;
          p_decision: string;
          p_note: string;
          p_request_id: string;
        };
        Returns: Json;
      };
      decline_data_request: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_reason: Database['public']['Enums']['data_request_refusal'];
          p_request_id: string;
        };
        Returns: Json;
      };
      decline_upgrade: {
        Args: {
          p_actor_id: string;
          p_answer_due_at?: string;
          p_idempotency_key: string;
          p_upgrade_id: string;
        };
        Returns: Json;
      };
      drop_automatic_mail: { Args: { p_id: string }; Returns: Json };
      end_calendar_address: { Args: { p_user_id: string }; Returns: Json };
      end_card_consent: { Args: { p_actor_id: string; p_consent_id: string }; Returns: Json };
      end_case: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_end_reason: Database['public']['Enums']['end_reason'];
          p_idempotency_key: string;
          p_note: string;
          p_refund_due_at?: string;
        };
        Returns: Json;
      };
      end_own_texts: { Args: { p_actor_id: string }; Returns: Json };
      end_part_charge: {
        Args: {
          p_code?: string;
          p_outcome: Database['public']['Enums']['charge_outcome'];
          p_part_id: string;
        };
        Returns: Json;
      };
      end_staff_sessions: { Args: { p_actor_id?: string; p_user_id: string }; Returns: Json };
      end_supporter: { Args: { p_actor_id: string; p_supporter_id: string }; Returns: Json };
      end_supporter_session: { Args: { p_session_hash: string }; Returns: Json };
      erase_person: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_also_by_address?: boolean;
          p_dry_run?: boolean;
          p_request_id: string;
        };
        Returns: Json;
      };
      export_counties: { Args: Record<PropertyKey, never>; Returns: Json };
      fail_outbox: {
        Args: { p_dead: boolean; p_error: string; p_id: string; p_retry_at: string; p_worker: string };
        Returns: boolean;
      };
      fail_received_mail: {
        Args: { p_error: string; p_id: string; p_retry_at?: string; p_worker: string };
        Returns: boolean;
      };
      fail_text: {
        Args: {
          p_ends?: Database['public']['Enums']['text_consent_end'];
          p_error: string;
          p_id: string;
          p_retry_at?: string;
          p_worker: string;
        };
        Returns: boolean;
      };
      find_duplicates: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_limit: number;
        };
        Returns: Json;
      };
      find_orders: { Args: { p_limit: number; p_search: string }; Returns: Json };
      find_reply_address: { Args: { p_token_hash: string }; Returns: Json };
      finish_outbox: { Args: { p_id: string; p_worker: string }; Returns: boolean };
      finish_text: { Args: { p_id: string; p_provider_id: string; p_worker: string }; Returns: boolean };
      finish_text_answer: {
        Args: {
          p_answer_due_at?: string;
          p_due_at: string;
          p_id: string;
          p_idempotency_key?: string;
          p_language: Database['public']['Enums']['locale'];
          p_message: string;
          p_refused_files: boolean;
          p_ticket_hashes: Json;
        };
        Returns: Json;
      };
      forget_uploads: { Args: { p_object_keys: Json }; Returns: Json };
      give_back: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_amount_cents: number;
          p_idempotency_key?: string;
          p_note: string;
          p_order_id: string;
          p_payment_id: string;
          p_reason_code: Database['public']['Enums']['refund_reason'];
        };
        Returns: Json;
      };
      grant_plan: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_amount_cents: number;
          p_currency: string;
          p_every_days: number;
          p_idempotency_key: string;
          p_intake_id?: string;
          p_order_id?: string;
          p_package_id: Database['public']['Enums']['package_id'];
          p_parts: number;
          p_reference: string;
        };
        Returns: Json;
      };
      handle_text: {
        Args: { p_actor_id: string; p_actor_role: Database['public']['Enums']['actor_role']; p_id: string };
        Returns: Json;
      };
      hearing_to_remember: { Args: { p_event_id: string; p_now?: string }; Returns: Json };
      import_county_values: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_idempotency_key: string;
          p_values: Json;
        };
        Returns: Json;
      };
      invite_staff: {
        Args: {
          p_actor_id?: string;
          p_email: string;
          p_first_name?: string;
          p_language?: Database['public']['Enums']['locale'];
          p_last_name?: string;
          p_role: Database['public']['Enums']['account_role'];
        };
        Returns: Json;
      };
      keep_calendar_address: {
        Args: {
          p_language: Database['public']['Enums']['locale'];
          p_token_hash: string;
          p_user_id: string;
          p_with_place: boolean;
        };
        Returns: Json;
      };
      keep_card: {
        Args: {
          p_brand: string;
          p_checkout_session_id: string;
          p_last4: string;
          p_payment_method_id: string;
        };
        Returns: Json;
      };
      keep_message_draft: {
        Args: {
          p_actor_id: string;
          p_case_id: string;
          p_language: Database['public']['Enums']['locale'];
          p_seen: number;
          p_text?: string;
        };
        Returns: Json;
      };
      keep_notes: { Args: { p_actor_id: string; p_notes: string; p_seen: string }; Returns: Json };
      keep_notice_choices: { Args: { p_choices: Json; p_user_id: string }; Returns: Json };
      keep_passkey: {
        Args: {
          p_counter: number;
          p_credential_id: string;
          p_device: string;
          p_most: number;
          p_public_key: string;
          p_transports: Json;
          p_user_id: string;
        };
        Returns: Json;
      };
      keep_picture: { Args: { p_key?: string; p_user_id: string }; Returns: Json };
      keep_referral_link: { Args: { p_referral_id: string; p_token_hash: string }; Returns: Json };
      keep_second_factor: {
        Args: {
          p_at: string;
          p_code_hashes: Json;
          p_ends_at: string;
          p_expire: string;
          p_new_sid: string;
          p_replaces?: string;
          p_salt: string;
          p_secret: string;
          p_sid: string;
          p_step: number;
          p_user_id: string;
        };
        Returns: Json;
      };
      keep_silence: { Args: { p_items: Json }; Returns: Json };
      keep_staff_preferences: { Args: { p_preferences: Json; p_user_id: string }; Returns: Json };
      keep_supporter_link: {
        Args: { p_ends_at: string; p_supporter_id: string; p_token_hash: string };
        Returns: Json;
      };
      leave_referral: { Args: { p_session_hash: string }; Returns: Json };
      list_attorneys: { Args: { p_week_start: string }; Returns: Json };
      list_audit_people: { Args: Record<PropertyKey, never>; Returns: Json };
      list_cases: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_before?: string;
          p_closed_days: string[];
          p_county?: string;
          p_down?: boolean;
          p_language?: Database['public']['Enums']['locale'];
          p_limit: number;
          p_owner_id?: string;
          p_package_id?: Database['public']['Enums']['package_id'];
          p_search?: string;
          p_soon_until: string;
          p_sort?: string;
          p_status?: Database['public']['Enums']['case_status'];
          p_turn?: Database['public']['Enums']['ball_holder'];
          p_view?: string;
        };
        Returns: Json;
      };
      list_ended_originals: { Args: { p_id?: string; p_keep_days: number; p_limit: number }; Returns: Json };
      list_failures: {
        Args: {
          p_before?: string;
          p_kind?: string;
          p_limit?: number;
          p_max_event_attempts: number;
          p_what?: string;
        };
        Returns: Json;
      };
      list_inbox: {
        Args: {
          p_actor_id: string;
          p_language?: Database['public']['Enums']['locale'];
          p_limit: number;
          p_owner?: string;
          p_source?: string;
        };
        Returns: Json;
      };
      list_open_promises: { Args: { p_limit: number; p_names?: boolean }; Returns: Json };
      list_orders: {
        Args: {
          p_before?: string;
          p_down?: boolean;
          p_limit: number;
          p_max_found: number;
          p_max_waiting: number;
          p_search?: string;
          p_sort?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      list_our_steps: { Args: { p_before: string; p_limit: number }; Returns: Json };
      list_people: { Args: { p_limit: number }; Returns: Json };
      list_pressing_flags: { Args: { p_limit: number }; Returns: Json };
      list_refunds: {
        Args: {
          p_before?: string;
          p_down?: boolean;
          p_limit: number;
          p_max_found: number;
          p_max_waiting: number;
          p_search?: string;
          p_sort?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      list_saved_views: { Args: { p_actor_id: string }; Returns: Json };
      list_silent_cases: { Args: { p_silent_before: string }; Returns: Json };
      log_contact: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_channel: Database['public']['Enums']['contact_channel'];
          p_direction: Database['public']['Enums']['contact_direction'];
          p_happened_at?: string;
          p_idempotency_key: string;
          p_next_try_due_at?: string;
          p_next_try_on?: string;
          p_note?: string;
          p_reached: boolean;
        };
        Returns: Json;
      };
      look_as_supporter: { Args: { p_session_hash: string }; Returns: Json };
      look_referral: { Args: { p_session_hash: string }; Returns: Json };
      mail_draft_link: {
        Args: {
          p_copy_ends_at?: string;
          p_copy_hash?: string;
          p_email: string;
          p_ends_at: string;
          p_language: Database['public']['Enums']['locale'];
          p_now: string;
          p_token_hash: string;
        };
        Returns: Json;
      };
      mail_payment_again: { Args: { p_key: string; p_order_id: string }; Returns: Json };
      mark_message: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_handled: boolean;
          p_message_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      mark_milestones_seen: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      mark_notices_read: { Args: { p_ids: Json; p_user_id: string }; Returns: Json };
      mark_thread_read: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_message_id: string;
        };
        Returns: Json;
      };
      match_record: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_outcome?: Database['public']['Enums']['eviction_outcome'];
          p_county?: string;
          p_court?: Database['public']['Enums']['court_type'];
          p_docket_number?: string;
          p_filed_against_on?: string;
          p_idempotency_key: string;
          p_judged_on?: string;
          p_judgment?: Database['public']['Enums']['judgment_state'];
          p_matter_id: string;
          p_name_as_filed?: string;
          p_note?: string;
          p_party_ids?: string[];
          p_plaintiff?: Json;
          p_result: string;
          p_version: number;
        };
        Returns: Json;
      };
      move_matter: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['actor_role'];
          p_facts?: Json;
          p_idempotency_key: string;
          p_matter_id: string;
          p_may_undo?: boolean;
          p_tasks?: Json;
          p_ticket_hashes?: Json;
          p_to: Database['public']['Enums']['case_status'];
          p_together?: Json;
          p_version: number;
          p_words?: Json;
        };
        Returns: Json;
      };
      move_part: {
        Args: {
          p_actor_id: string;
          p_idempotency_key: string;
          p_most_days: number;
          p_part_id: string;
          p_to: string;
        };
        Returns: Json;
      };
      next_part: { Args: { p_order_id: string }; Returns: Json };
      note_application: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_intake_id: string;
          p_notes: string;
          p_seen: string;
        };
        Returns: Json;
      };
      note_card_cleared: { Args: { p_consent_id: string; p_payment_method_id?: string }; Returns: Json };
      note_case_view: {
        Args: {
          p_action: string;
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id?: string;
          p_matter_id?: string;
        };
        Returns: Json;
      };
      note_data_request: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_due_at: string;
          p_email: string;
          p_language: Database['public']['Enums']['locale'];
          p_reference: string;
        };
        Returns: Json;
      };
      note_fault: {
        Args: {
          p_alarm_from: number;
          p_build: string;
          p_code: string;
          p_most_a_day: number;
          p_place: string;
          p_reference?: string;
          p_side: Database['public']['Enums']['fault_side'];
        };
        Returns: Json;
      };
      note_late_steps: { Args: { p_items: Json }; Returns: Json };
      note_mail_report: {
        Args: {
          p_code: string;
          p_delivery: Database['public']['Enums']['mail_delivery'];
          p_id: string;
          p_mail_id: string;
          p_task_due_at?: string;
        };
        Returns: Json;
      };
      note_originals_gone: { Args: { p_ids: Json }; Returns: number };
      note_own_data: {
        Args: { p_actor_id: string; p_actor_role: Database['public']['Enums']['account_role'] };
        Returns: Json;
      };
      note_page_closed: { Args: { p_checkout_session_id: string; p_order_id: string }; Returns: Json };
      note_payment_state: {
        Args: {
          p_checkout_session_id?: string;
          p_observed_at?: string;
          p_order_id?: string;
          p_payment_intent_id?: string;
          p_state: string;
        };
        Returns: Json;
      };
      note_presence: {
        Args: { p_actor_id: string; p_case_id: string; p_leaves: boolean; p_writing: boolean };
        Returns: Json;
      };
      note_pressing_flags: { Args: { p_items: Json }; Returns: Json };
      note_received_mail: {
        Args: {
          p_has_sender: boolean;
          p_has_virus: boolean;
          p_is_proven: boolean;
          p_is_spam: boolean;
          p_object_key: string;
          p_provider_id: string;
          p_received_at: string;
          p_token_hash?: string;
        };
        Returns: boolean;
      };
      note_refund: { Args: { p_refund?: Json; p_refused?: string; p_request_id: string }; Returns: Json };
      note_reply_address: {
        Args: { p_is_answerable: boolean; p_mail_id: string; p_token_hash: string };
        Returns: Json;
      };
      note_run: {
        Args: {
          p_code?: string;
          p_duration_ms: number;
          p_name: string;
          p_outcome: Database['public']['Enums']['run_outcome'];
          p_watched: Json;
        };
        Returns: Json;
      };
      note_stuck_submission: {
        Args: {
          p_code: string;
          p_kind: Database['public']['Enums']['stuck_kind'];
          p_place: string;
          p_reference?: string;
        };
        Returns: Json;
      };
      note_text_delivery: {
        Args: {
          p_delivery: Database['public']['Enums']['text_delivery'];
          p_gone?: boolean;
          p_id: string;
          p_provider_id: string;
        };
        Returns: Json;
      };
      notices_of_mail: { Args: { p_mail_key: string }; Returns: Json };
      offer_upgrade: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_amount_cents: number;
          p_case_id: string;
          p_currency: string;
          p_from_package: Database['public']['Enums']['package_id'];
          p_idempotency_key: string;
          p_to_package: Database['public']['Enums']['package_id'];
        };
        Returns: Json;
      };
      open_case: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
        };
        Returns: Json;
      };
      open_order: {
        Args: {
          p_amount_cents: number;
          p_currency: string;
          p_eviction?: string;
          p_hearings_until?: string;
          p_intake_id?: string;
          p_language?: Database['public']['Enums']['locale'];
          p_package_id: Database['public']['Enums']['package_id'];
          p_reference: string;
          p_user_id?: string;
        };
        Returns: Json;
      };
      open_part: { Args: { p_part_id: string; p_user_id: string }; Returns: Json };
      open_referral: {
        Args: { p_code_hash: string; p_ends_at: string; p_session_hash: string; p_token_hash: string };
        Returns: Json;
      };
      open_text_link: { Args: { p_code: string }; Returns: Json };
      open_ticket: {
        Args: {
          p_actor_id: string;
          p_case_id: string;
          p_category: Database['public']['Enums']['ticket_category'];
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_max_per_day: number;
          p_message: string;
          p_reference: string;
          p_subject: string;
          p_wish?: string;
        };
        Returns: Json;
      };
      open_upgrade: { Args: { p_upgrade_id: string; p_user_id: string }; Returns: Json };
      pages_to_close: {
        Args: { p_hearings_until?: string; p_intake_id?: string; p_limit: number };
        Returns: Json;
      };
      put_mail_into_inbox: {
        Args: {
          p_contact: Json;
          p_doubt: Database['public']['Enums']['mail_doubt'];
          p_files_missing?: Json;
          p_id: string;
          p_idempotency_key: string;
          p_intake_form_id?: string;
          p_language: Database['public']['Enums']['locale'];
          p_letter_hash: string;
          p_mails: Json;
          p_original_until?: string;
          p_quoted?: string;
          p_reference: string;
          p_request_hash: string;
          p_subject?: string;
          p_suspicion?: Database['public']['Enums']['suspicion'];
          p_tell_case_id?: string;
          p_ticket_hashes: Json;
        };
        Returns: Json;
      };
      put_mail_into_thread: {
        Args: {
          p_answer_due_at?: string;
          p_case_id: string;
          p_id: string;
          p_language: Database['public']['Enums']['locale'];
          p_letter_hash: string;
          p_message: string;
          p_not_taken: Json;
          p_original_until?: string;
          p_quoted?: string;
          p_ticket_hashes: Json;
          p_user_id: string;
        };
        Returns: Json;
      };
      put_off_text: { Args: { p_id: string; p_run_after: string; p_worker: string }; Returns: boolean };
      put_template_in_force: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_id: string;
          p_idempotency_key: string;
        };
        Returns: Json;
      };
      rate_ticket: {
        Args: { p_actor_id: string; p_days: number; p_rating: number; p_ticket_id: string };
        Returns: Json;
      };
      read_activity: { Args: { p_actor_id: string; p_limit: number }; Returns: Json };
      read_attorney_queue: {
        Args: { p_actor_id: string; p_limit: number; p_week_start: string };
        Returns: Json;
      };
      read_back_statement: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_how?: string;
          p_idempotency_key: string;
          p_matter_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      read_calendar: { Args: { p_actor_id: string }; Returns: Json };
      read_calendar_by_address: { Args: { p_token_hash: string }; Returns: Json };
      read_call_hours: { Args: { p_actor_id: string }; Returns: Json };
      read_call_times: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_case_files: {
        Args: { p_actor_id: string; p_before?: string; p_case_id: string; p_limit: number; p_shelf: string };
        Returns: Json;
      };
      read_case_papers: { Args: { p_case_id: string }; Returns: Json };
      read_case_sheet: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
        };
        Returns: Json;
      };
      read_case_thread: {
        Args: {
          p_actor_role: Database['public']['Enums']['account_role'];
          p_before?: string;
          p_case_id: string;
          p_limit: number;
          p_max_bytes?: number;
        };
        Returns: Json;
      };
      read_case_timeline: {
        Args: {
          p_actor_id: string;
          p_before?: string;
          p_case_id: string;
          p_excerpt: number;
          p_kind?: string;
          p_limit: number;
          p_max_bytes: number;
        };
        Returns: Json;
      };
      read_case_updates: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_before?: string;
          p_case_id: string;
          p_limit: number;
          p_visible?: boolean;
        };
        Returns: Json;
      };
      read_client_card: { Args: { p_case_id: string }; Returns: Json };
      read_client_papers: { Args: { p_case_id: string }; Returns: Json };
      read_conflict_check: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_contact_log: { Args: { p_case_id: string; p_limit: number }; Returns: Json };
      read_counts: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_from: string;
          p_to: string;
        };
        Returns: Json;
      };
      read_county: { Args: { p_county: string }; Returns: Json };
      read_danger: { Args: { p_actor_id: string; p_party_id: string }; Returns: Json };
      read_dashboard: { Args: { p_actor_id: string; p_max_updates: number }; Returns: Json };
      read_days_off: {
        Args: { p_actor_id: string; p_actor_role: Database['public']['Enums']['account_role'] };
        Returns: Json;
      };
      read_email_link: { Args: { p_token_hash: string }; Returns: Json };
      read_faults: { Args: { p_limit: number }; Returns: Json };
      read_figures: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_from: string;
          p_to: string;
        };
        Returns: Json;
      };
      read_file_requests: { Args: { p_case_id: string }; Returns: Json };
      read_filing_files: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['actor_role'];
          p_matter_id: string;
        };
        Returns: Json;
      };
      read_learning: { Args: { p_actor_id: string }; Returns: Json };
      read_letters: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_matter_id: string;
        };
        Returns: Json;
      };
      read_mailbox: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_matter: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id?: string;
          p_matter_id: string;
        };
        Returns: Json;
      };
      read_matter_steps: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_matter_id: string;
        };
        Returns: Json;
      };
      read_member: { Args: { p_actor_id: string }; Returns: Json };
      read_messages: { Args: { p_before?: string; p_limit: number }; Returns: Json };
      read_milestones: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_money_of_refund: { Args: { p_refund_id: string }; Returns: Json };
      read_notices: { Args: { p_actor_id: string; p_before?: string; p_limit: number }; Returns: Json };
      read_offer: {
        Args: { p_actor_id: string; p_actor_role: Database['public']['Enums']['account_role'] };
        Returns: Json;
      };
      read_original: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_mail_id: string;
        };
        Returns: Json;
      };
      read_own_account: { Args: { p_actor_id: string }; Returns: Json };
      read_own_case: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_own_draft: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_own_factor: { Args: { p_actor_id: string }; Returns: Json };
      read_own_file: { Args: { p_actor_id: string; p_id: string; p_kind: string }; Returns: Json };
      read_own_filing_files: { Args: { p_actor_id: string; p_matter_id: string }; Returns: Json };
      read_own_papers: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_own_picture: { Args: { p_actor_id: string }; Returns: Json };
      read_own_proof: { Args: { p_actor_id: string }; Returns: Json };
      read_own_requests: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_own_sheets: { Args: { p_user_id: string }; Returns: Json };
      read_own_texts: { Args: { p_actor_id: string }; Returns: Json };
      read_own_thread: {
        Args: {
          p_actor_id: string;
          p_before?: string;
          p_case_id: string;
          p_limit: number;
          p_max_bytes: number;
        };
        Returns: Json;
      };
      read_own_tickets: { Args: { p_actor_id: string; p_limit: number }; Returns: Json };
      read_package: { Args: { p_case_id: string }; Returns: Json };
      read_packet: { Args: { p_matter_id: string }; Returns: Json };
      read_paper_facts: { Args: { p_matter_id: string }; Returns: Json };
      read_paper_upload: { Args: { p_matter_id: string; p_ticket_hashes: Json }; Returns: Json };
      read_plan: { Args: { p_case_id?: string; p_intake_id?: string; p_order_id?: string }; Returns: Json };
      read_plans: { Args: { p_actor_id: string }; Returns: Json };
      read_preparer_picture: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_reach: { Args: { p_user_id: string }; Returns: Json };
      read_reading_copy: {
        Args: {
          p_actor_id: string;
          p_document_id: string;
          p_language: Database['public']['Enums']['locale'];
        };
        Returns: Json;
      };
      read_received: { Args: { p_intake_id: string }; Returns: Json };
      read_referrals: { Args: { p_actor_id: string; p_case_id: string }; Returns: Json };
      read_reply: { Args: { p_reply_id: string }; Returns: Json };
      read_report: {
        Args: { p_actor_id: string; p_case_id: string; p_matter_id: string; p_ticket_hashes: Json };
        Returns: Json;
      };
      read_setup_token: { Args: { p_token_hash: string }; Returns: Json };
      read_sight: {
        Args: { p_limit: number; p_paid_since: string; p_paid_until: string; p_since: string };
        Returns: Json;
      };
      read_signed_in: {
        Args: {
          p_audit_action?: string;
          p_audit_object?: string;
          p_id?: string;
          p_name?: string;
          p_named?: Json;
          p_needs?: string;
          p_part?: string;
          p_sid: string;
          p_try_limit?: number;
          p_try_name?: string;
          p_try_window_seconds?: number;
        };
        Returns: Json;
      };
      read_statement: { Args: { p_actor_id: string; p_matter_id: string }; Returns: Json };
      read_supporters: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
        };
        Returns: Json;
      };
      read_team_calendar: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_from: string;
          p_from_day: string;
          p_limit: number;
          p_owner_id?: string;
          p_to: string;
          p_to_day: string;
        };
        Returns: Json;
      };
      read_template: { Args: { p_template_id: string }; Returns: Json };
      read_ticket: { Args: { p_actor_id: string; p_ticket_id: string }; Returns: Json };
      read_tickets: { Args: { p_ticket_hashes: Json }; Returns: Json };
      read_today: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_limit: number;
          p_max_promises: number;
          p_names?: boolean;
          p_now: string;
          p_until: string;
        };
        Returns: Json;
      };
      read_unknown_text: { Args: { p_text_id: string }; Returns: Json };
      read_upload: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_upload_id: string;
        };
        Returns: Json;
      };
      read_workload: { Args: Record<PropertyKey, never>; Returns: Json };
      record_correction: {
        Args: {
          p_answers?: Json;
          p_idempotency_key?: string;
          p_intake_id: string;
          p_language?: Database['public']['Enums']['locale'];
          p_mails: Json;
          p_message: string;
          p_reference: string;
          p_request_hash?: string;
        };
        Returns: Json;
      };
      record_docket_check: {
        Args: {
          p_act_due_at: string;
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_channel: Database['public']['Enums']['contact_channel'];
          p_checked_at: string;
          p_checked_on: string;
          p_found: Database['public']['Enums']['docket_finding'];
          p_idempotency_key: string;
          p_matter_id: string;
          p_next_code?: string;
          p_next_due_at?: string;
          p_note?: string;
        };
        Returns: Json;
      };
      record_progress: {
        Args: {
          p_category?: Database['public']['Enums']['module_category'];
          p_from?: number;
          p_intent?: string;
          p_module_id: string;
          p_module_name?: string;
          p_progress: number;
          p_seconds?: number;
          p_user_id: string;
        };
        Returns: Json;
      };
      record_quiz: {
        Args: {
          p_category?: Database['public']['Enums']['module_category'];
          p_locked_below?: number;
          p_module_id: string;
          p_module_name?: string;
          p_passed: boolean;
          p_score: number;
          p_user_id: string;
        };
        Returns: Json;
      };
      record_signed_copy: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_codes: Json;
          p_documents: Json;
          p_idempotency_key: string;
          p_matter_id: string;
          p_ticket_hashes: Json;
          p_version: number;
        };
        Returns: Json;
      };
      refresh_case_flags: { Args: Record<PropertyKey, never>; Returns: Json };
      remind_otherwise: {
        Args: {
          p_mail_id: string;
          p_task?: Database['public']['Enums']['task_code'];
          p_text?: Database['public']['Enums']['text_kind'];
        };
        Returns: Json;
      };
      remove_county_value: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_county: string;
          p_court: Database['public']['Enums']['court_type'];
          p_field: Database['public']['Enums']['court_field'];
          p_version: number;
        };
        Returns: Json;
      };
      remove_goal: { Args: { p_actor_id: string; p_goal_id: string }; Returns: Json };
      remove_passkey: { Args: { p_passkey_id: string; p_user_id: string }; Returns: Json };
      remove_second_factor: { Args: { p_actor_id?: string; p_user_id: string }; Returns: Json };
      renew_recovery_codes: {
        Args: { p_code_hashes: Json; p_salt: string; p_step: number; p_user_id: string };
        Returns: Json;
      };
      report_address: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_address: string;
          p_case_id: string;
          p_city: string;
          p_idempotency_key: string;
          p_state: string;
          p_zip: string;
        };
        Returns: Json;
      };
      report_cannot_come: {
        Args: {
          p_actor_id: string;
          p_answer_due_at?: string;
          p_came_by?: Database['public']['Enums']['message_way'];
          p_case_id: string;
          p_due_at: string;
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_matter_id: string;
          p_message: string;
          p_ticket_hashes?: Json;
        };
        Returns: Json;
      };
      request_email_change: {
        Args: { p_email: string; p_expires_at: string; p_user_id: string };
        Returns: Json;
      };
      request_refund: {
        Args: {
          p_order_id: string;
          p_reason_code: Database['public']['Enums']['refund_reason'];
          p_user_id: string;
          p_words?: string;
        };
        Returns: Json;
      };
      request_to_remember: { Args: { p_request_id: string }; Returns: Json };
      requeue_failures: {
        Args: {
          p_actor_id?: string;
          p_actor_role?: Database['public']['Enums']['actor_role'];
          p_ids?: Json;
          p_kind?: string;
          p_most_event_attempts: number;
          p_what: string;
        };
        Returns: Json;
      };
      resolve_review: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_note: string;
          p_order_id: string;
          p_resolution: string;
        };
        Returns: Json;
      };
      retire_reply: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      retry_refund: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_request_id: string;
        };
        Returns: Json;
      };
      return_papers: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer_due_at?: string;
          p_documents: Json;
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_matter_id: string;
        };
        Returns: Json;
      };
      review_template: {
        Args: {
          p_actor_id: string;
          p_answer: Database['public']['Enums']['template_answer'];
          p_facts?: Json;
          p_id: string;
          p_idempotency_key: string;
          p_sha256: string;
          p_typed_name?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      run_retention: { Args: { p_days: Json; p_dry_run?: boolean; p_limit?: number }; Returns: Json };
      save_attorney_profile: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_attorney_id: string;
          p_facts: Json;
          p_idempotency_key: string;
          p_version: number;
        };
        Returns: Json;
      };
      save_call_hours: {
        Args: { p_actor_id: string; p_days_off: Json; p_hours: Json; p_languages: Json };
        Returns: Json;
      };
      save_case_task: {
        Args: {
          p_act: string;
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_due_at?: string;
          p_idempotency_key: string;
          p_may_undo?: boolean;
          p_owner_id?: string;
          p_task_id?: string;
          p_title?: string;
          p_version?: number;
        };
        Returns: Json;
      };
      save_county_value: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_checked: string;
          p_county: string;
          p_court: Database['public']['Enums']['court_type'];
          p_field: Database['public']['Enums']['court_field'];
          p_source: string;
          p_value: string;
          p_version?: number;
        };
        Returns: Json;
      };
      save_draft: {
        Args: {
          p_answers: Json;
          p_base?: Json;
          p_device: Database['public']['Enums']['device'];
          p_edit?: Json;
          p_expires_at: string;
          p_language: Database['public']['Enums']['locale'];
          p_step: number;
          p_tickets: Json;
          p_token_hash: string;
        };
        Returns: Json;
      };
      save_layout: {
        Args: {
          p_actor_id: string;
          p_hidden: Json;
          p_is_moved: boolean;
          p_left_out: Json;
          p_order: Json;
          p_shown: Json;
        };
        Returns: Json;
      };
      save_letter: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_added_information: boolean;
          p_answer?: Database['public']['Enums']['letter_answer'];
          p_answered_on?: string;
          p_company: string;
          p_idempotency_key: string;
          p_letter_id?: string;
          p_matter_id: string;
          p_received_on?: string;
          p_sent_on: string;
          p_silent_due_at?: string;
          p_silent_on?: string;
          p_version?: number;
        };
        Returns: Json;
      };
      save_matter: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_facts: Json;
          p_idempotency_key: string;
          p_matter_id: string;
          p_source: Database['public']['Enums']['fact_source'];
          p_version: number;
        };
        Returns: Json;
      };
      save_party: {
        Args: {
          p_act?: string;
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer?: Database['public']['Enums']['yes_no'];
          p_due_at?: string;
          p_facts?: Json;
          p_idempotency_key: string;
          p_matter_id: string;
          p_party_id?: string;
          p_said?: string;
          p_source?: Database['public']['Enums']['fact_source'];
          p_version?: number;
        };
        Returns: Json;
      };
      save_reply: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_body_en: string;
          p_body_es: string;
          p_both_current?: boolean;
          p_id?: string;
          p_most: number;
          p_new_id?: string;
          p_title_en: string;
          p_title_es: string;
          p_version?: number;
        };
        Returns: Json;
      };
      save_safe_ways: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id?: string;
          p_idempotency_key: string;
          p_user_id?: string;
          p_ways: Json;
        };
        Returns: Json;
      };
      save_statement: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer_due_at?: string;
          p_answers: Json;
          p_finished: boolean;
          p_how?: Database['public']['Enums']['taken_way'];
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_matter_id: string;
          p_version: number;
        };
        Returns: Json;
      };
      save_view: {
        Args: {
          p_act: string;
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_filters?: Json;
          p_idempotency_key: string;
          p_most: number;
          p_name?: string;
          p_shared?: boolean;
          p_version?: number;
          p_view_id?: string;
        };
        Returns: Json;
      };
      search_applications: {
        Args: {
          p_before?: string;
          p_down?: boolean;
          p_files?: string;
          p_language?: Database['public']['Enums']['locale'];
          p_limit: number;
          p_paid?: string;
          p_search?: string;
          p_sort?: string;
          p_status?: Database['public']['Enums']['intake_status'];
        };
        Returns: Json;
      };
      search_audit: {
        Args: {
          p_action?: string;
          p_among?: string[];
          p_before?: string;
          p_except?: string[];
          p_from?: string;
          p_limit: number;
          p_person_id?: string;
          p_to?: string;
        };
        Returns: Json;
      };
      search_counties: { Args: { p_search?: string }; Returns: Json };
      search_messages: {
        Args: {
          p_before?: string;
          p_down?: boolean;
          p_handled?: string;
          p_language?: Database['public']['Enums']['locale'];
          p_limit: number;
          p_search?: string;
          p_sort?: string;
          p_suspicious?: string;
          p_type?: Database['public']['Enums']['inquiry_type'];
        };
        Returns: Json;
      };
      search_replies: { Args: { p_search?: string }; Returns: Json };
      search_templates: { Args: { p_search?: string }; Returns: Json };
      search_tickets: {
        Args: {
          p_actor_id: string;
          p_before?: string;
          p_category?: Database['public']['Enums']['ticket_category'];
          p_down?: boolean;
          p_limit: number;
          p_owner?: string;
          p_search?: string;
          p_sort?: string;
          p_state?: string;
        };
        Returns: Json;
      };
      send_case_message: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer_due_at?: string;
          p_came_by?: Database['public']['Enums']['message_way'];
          p_case_id: string;
          p_files_are?: string;
          p_idempotency_key: string;
          p_is_urgent?: boolean;
          p_language: Database['public']['Enums']['locale'];
          p_may_undo?: boolean;
          p_message: string;
          p_not_taken?: Json;
          p_quoted?: string;
          p_tell_by?: string;
          p_ticket_hashes?: Json;
        };
        Returns: Json;
      };
      send_court_letter: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_due_at: string;
          p_idempotency_key: string;
          p_matter_id: string;
          p_ticket_hashes: Json;
        };
        Returns: Json;
      };
      send_referral: {
        Args: {
          p_actor_id: string;
          p_case_id: string;
          p_code_hash: string;
          p_facts: Json;
          p_fields: Json;
          p_idempotency_key: string;
          p_max: number;
          p_may_call: boolean;
          p_organization_id: string;
          p_referral_id: string;
          p_remind_at: string;
          p_with_health: boolean;
          p_with_safety: boolean;
        };
        Returns: Json;
      };
      set_case_flag: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_flag: Database['public']['Enums']['case_flag'];
          p_idempotency_key: string;
          p_may_undo?: boolean;
          p_note: string;
          p_raised: boolean;
        };
        Returns: Json;
      };
      set_case_hold: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_held: boolean;
          p_idempotency_key: string;
          p_kind: Database['public']['Enums']['hold_kind'];
          p_reason?: string;
        };
        Returns: Json;
      };
      set_staff_rights: {
        Args: { p_actor_id: string; p_from: Json; p_to: Json; p_user_id: string };
        Returns: Json;
      };
      settle_court_fee: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_idempotency_key: string;
          p_matter_id: string;
          p_settled: boolean;
          p_version: number;
        };
        Returns: Json;
      };
      settle_order: {
        Args: {
          p_amount_received: number;
          p_checkout_session_id?: string;
          p_currency: string;
          p_disputes?: Json;
          p_order_id?: string;
          p_package_id?: string;
          p_part_id?: string;
          p_payment_intent_id?: string;
          p_payment_method?: string;
          p_received_at?: string;
          p_refunds?: Json;
          p_stripe_customer_id?: string;
          p_upgrade_id?: string;
        };
        Returns: Json;
      };
      settle_refund: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_means: Database['public']['Enums']['settlement_means'];
          p_reference: string;
          p_request_id: string;
        };
        Returns: Json;
      };
      show_passkey: {
        Args: {
          p_at: string;
          p_before: number;
          p_counter: number;
          p_credential_id: string;
          p_ends_at: string;
          p_expire: string;
          p_new_sid: string;
          p_sid: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      show_second_factor: {
        Args: {
          p_at: string;
          p_ends_at: string;
          p_expire: string;
          p_new_sid: string;
          p_sid: string;
          p_step: number;
          p_user_id: string;
        };
        Returns: Json;
      };
      start_session: {
        Args: {
          p_checked_password: string;
          p_ends_at?: string;
          p_expire: string;
          p_old_sid?: string;
          p_sess?: Json;
          p_sid: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      stop_mailbox_by_link: { Args: { p_token_hash: string }; Returns: Json };
      stop_mailbox_change: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
        };
        Returns: Json;
      };
      stop_matter: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_answer_due_at?: string;
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_matter_id: string;
          p_refund_due_at?: string;
          p_version: number;
          p_words?: string;
        };
        Returns: Json;
      };
      stop_payment_plan: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_idempotency_key: string;
          p_plan_id: string;
        };
        Returns: Json;
      };
      store_quiz: {
        Args: {
          p_email?: string;
          p_idempotency_key?: string;
          p_language: Database['public']['Enums']['locale'];
          p_mails: Json;
          p_outcome: Database['public']['Enums']['quiz_outcome'];
          p_request_hash?: string;
          p_result: Database['public']['Enums']['quiz_result'];
          p_state: Database['public']['Enums']['quiz_state'];
          p_timeframe: Database['public']['Enums']['quiz_timeframe'];
        };
        Returns: Json;
      };
      submit_contact: {
        Args: {
          p_contact: Json;
          p_files_missing?: Json;
          p_idempotency_key: string;
          p_language?: Database['public']['Enums']['locale'];
          p_mails: Json;
          p_reference: string;
          p_request_hash: string;
          p_suspicion?: Database['public']['Enums']['suspicion'];
          p_ticket_hashes: Json;
          p_user_id?: string;
        };
        Returns: Json;
      };
      submit_intake: {
        Args: {
          p_agreement: Json;
          p_draft_token_hash?: string;
          p_files_missing?: Json;
          p_idempotency_key: string;
          p_intake: Json;
          p_language?: Database['public']['Enums']['locale'];
          p_mails?: Json;
          p_reference: string;
          p_request_hash: string;
          p_texts?: Json;
          p_ticket_hashes: Json;
          p_user_id?: string;
        };
        Returns: Json;
      };
      sweep_expired: { Args: Record<PropertyKey, never>; Returns: Json };
      sweep_notices: { Args: Record<PropertyKey, never>; Returns: Json };
      take_back_conflict: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_attorney_id: string;
          p_case_id: string;
          p_idempotency_key: string;
          p_note: string;
        };
        Returns: Json;
      };
      take_back_file: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_document_id: string;
        };
        Returns: Json;
      };
      take_password_try: {
        Args: { p_actor_id: string; p_limit: number; p_window_seconds: number };
        Returns: Json;
      };
      take_second_factor_step: { Args: { p_step: number; p_user_id: string }; Returns: Json };
      take_text: {
        Args: {
          p_body: string;
          p_meaning: Database['public']['Enums']['text_meaning'];
          p_media: Json;
          p_phone: string;
          p_provider_answers: boolean;
          p_provider_id: string;
          p_sent_at?: string;
        };
        Returns: Json;
      };
      take_throttle: { Args: { p_key: string; p_limit: number; p_window_seconds: number }; Returns: Json };
      tell_early_date: {
        Args: {
          p_actor_id: string;
          p_court_date: string;
          p_due_at: string;
          p_idempotency_key: string;
          p_plan_id: string;
        };
        Returns: Json;
      };
      tend_parts: {
        Args: {
          p_charge_days: number;
          p_decide_days: number;
          p_hold_days: number;
          p_morning: string;
          p_soon_days: number;
          p_today: string;
        };
        Returns: Json;
      };
      tend_referrals: { Args: { p_limit: number }; Returns: Json };
      texts_of_case: { Args: { p_case_id: string }; Returns: Json };
      tick_matter_step: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_done: boolean;
          p_idempotency_key: string;
          p_matter_id: string;
          p_stage?: Database['public']['Enums']['step_stage'];
          p_step: Database['public']['Enums']['matter_step'];
        };
        Returns: Json;
      };
      translate_case_message: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_idempotency_key: string;
          p_message_id: string;
          p_seen?: string;
          p_translation: string;
        };
        Returns: Json;
      };
      translate_statement: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_idempotency_key: string;
          p_matter_id: string;
          p_translator: string;
          p_version: number;
          p_words: Json;
        };
        Returns: Json;
      };
      undo_act: {
        Args: {
          p_act_id: string;
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
        };
        Returns: Json;
      };
      undo_email_change: { Args: { p_token_hash: string; p_unknown_password: string }; Returns: Json };
      unlock_first_password: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_facts: Json;
          p_idempotency_key: string;
          p_max_tries: number;
        };
        Returns: Json;
      };
      use_draft_link: {
        Args: { p_expires_at: string; p_link_hash: string; p_new_token_hash: string };
        Returns: Json;
      };
      use_recovery_code: {
        Args: {
          p_at: string;
          p_code_hash: string;
          p_ends_at: string;
          p_expire: string;
          p_new_sid: string;
          p_sid: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      use_setup_token: {
        Args: { p_birth_date?: string; p_hashed_password: string; p_token_hash: string };
        Returns: Json;
      };
      use_sign_in_token: { Args: { p_token_hash: string }; Returns: Json };
      use_supporter_link: {
        Args: { p_ends_at: string; p_session_hash: string; p_token_hash: string };
        Returns: Json;
      };
      want_texts: {
        Args: {
          p_actor_id: string;
          p_language: Database['public']['Enums']['locale'];
          p_may_name: boolean;
          p_phone: string;
          p_words: string;
        };
        Returns: Json;
      };
      weigh_throttle: {
        Args: { p_key: string; p_limit: number; p_weight: number; p_window_seconds: number };
        Returns: Json;
      };
      withdraw_erasure: { Args: { p_user_id: string }; Returns: Json };
      withdraw_paper: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_paper_id: string;
        };
        Returns: Json;
      };
      withdraw_referral: { Args: { p_actor_id: string; p_referral_id: string }; Returns: Json };
      withdraw_upgrade: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_idempotency_key: string;
          p_upgrade_id: string;
        };
        Returns: Json;
      };
      write_case_update: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_case_id: string;
          p_idempotency_key: string;
          p_language?: Database['public']['Enums']['locale'];
          p_may_undo?: boolean;
          p_step?: string;
          p_text: string;
          p_title?: string;
          p_visible: boolean;
        };
        Returns: Json;
      };
      write_ticket: {
        Args: {
          p_actor_id: string;
          p_actor_role: Database['public']['Enums']['account_role'];
          p_idempotency_key: string;
          p_language: Database['public']['Enums']['locale'];
          p_message: string;
          p_ticket_id: string;
        };
        Returns: Json;
      };
    };
    Enums: {
      account_payment_status:
        'none' | 'paid' | 'needs_review' | 'partially_refunded' | 'refunded' | 'disputed';
      account_role: 'client' | 'staff' | 'attorney' | 'admin';
      account_type: 'free' | 'paid';
      activity_kind:
        | 'signed_in'
        | 'password_changed'
        | 'email_changed'
        | 'ticket_opened'
        | 'goal_added'
        | 'supporter_added'
        | 'supporter_changed'
        | 'supporter_looked'
        | 'supporter_ended'
        | 'calendar_address_made'
        | 'calendar_address_ended'
        | 'referral_sent'
        | 'referral_opened'
        | 'referral_answered'
        | 'referral_withdrawn';
      actor_role: 'client' | 'staff' | 'attorney' | 'admin' | 'system';
      ball_holder: 'client' | 'us' | 'attorney' | 'court' | 'nobody';
      benefit:
        'snap' | 'medicaid' | 'tanf' | 'ssi' | 'section-8' | 'wic' | 'school-lunch' | 'liheap' | 'none';
      case_flag:
        | 'open_case'
        | 'hearing_near'
        | 'appeal_pending'
        | 'has_attorney'
        | 'not_a_party'
        | 'safety'
        | 'judgment_unpaid'
        | 'county_unknown'
        | 'name_unconfirmed'
        | 'more_matters'
        | 'out_of_scope';
      case_priority: 'low' | 'medium' | 'high' | 'urgent';
      case_status:
        | 'waiting_for_application'
        | 'submitted'
        | 'in_review'
        | 'waiting_for_client'
        | 'preparing'
        | 'attorney_review'
        | 'client_review'
        | 'ready_to_file'
        | 'filed'
        | 'hearing_set'
        | 'granted'
        | 'denied'
        | 'notifying'
        | 'closed'
        | 'cancelled';
      case_update_code:
        | 'application_received'
        | 'payment_received'
        | 'status_changed'
        | 'payment_refunded'
        | 'payment_partially_refunded'
        | 'payment_disputed'
        | 'dispute_won'
        | 'document_added'
        | 'message_sent'
        | 'paper_added'
        | 'request_added'
        | 'request_answered'
        | 'hearing_set'
        | 'package_changed'
        | 'request_decided'
        | 'paper_approved'
        | 'paper_returned'
        | 'change_asked'
        | 'stop_asked'
        | 'signed_copy_in'
        | 'court_fee_settled'
        | 'upgrade_offered'
        | 'upgrade_declined'
        | 'upgrade_withdrawn'
        | 'matters_chosen'
        | 'statement_finished'
        | 'part_paid'
        | 'part_late'
        | 'plan_stopped'
        | 'card_saved'
        | 'card_removed'
        | 'early_date_told'
        | 'early_date_decided'
        | 'docket_checked'
        | 'own_check'
        | 'court_letter_sent'
        | 'name_change_asked'
        | 'name_changed'
        | 'address_changed'
        | 'call_booked'
        | 'call_moved'
        | 'call_cancelled'
        | 'call_held'
        | 'taken_back';
      charge_outcome: 'paid' | 'processing' | 'question' | 'declined' | 'withdrawn';
      consent_end: 'client' | 'plan_over' | 'card_gone';
      consent_status: 'asked' | 'given' | 'ended';
      contact_channel: 'call' | 'voicemail' | 'letter' | 'visit' | 'message' | 'docket_check' | 'clerk_call';
      contact_direction: 'in' | 'out';
      counted_event: 'initiate_checkout' | 'purchase' | 'submit_application' | 'conversion';
      court_field:
        | 'exists'
        | 'court'
        | 'address'
        | 'mail'
        | 'phone'
        | 'filing'
        | 'efiling'
        | 'fee'
        | 'copies'
        | 'copy_fee'
        | 'form'
        | 'originals'
        | 'hearings'
        | 'chambers'
        | 'interpreter'
        | 'docket'
        | 'self_help';
      court_type: 'magistrate' | 'civil' | 'state' | 'superior' | 'unknown';
      data_request_refusal: 'open_matter' | 'not_verified' | 'must_keep' | 'nothing_found';
      data_request_source: 'account' | 'staff';
      data_request_status: 'open' | 'done' | 'declined' | 'withdrawn';
      device: 'own' | 'public';
      docket_finding:
        'nothing_new' | 'hearing' | 'order' | 'returned' | 'still_visible' | 'hidden' | 'not_found';
      duplicate_reason: 'docket' | 'name_birth' | 'phone';
      early_date_decision: 'file_first' | 'pay_first';
      email_link_purpose: 'confirm' | 'undo';
      end_reason:
        | 'declined_by_us'
        | 'client_stopped'
        | 'safety'
        | 'too_late'
        | 'refunded'
        | 'dispute_lost'
        | 'duplicate'
        | 'not_a_party'
        | 'not_found'
        | 'papers_delivered'
        | 'silent';
      event_kind: 'hearing' | 'call' | 'request' | 'deadline';
      event_status: 'scheduled' | 'completed' | 'cancelled';
      eviction_count: '1' | '2' | '3' | '4' | '5+';
      eviction_outcome: 'dismissed' | 'judgment-landlord' | 'judgment-tenant' | 'settled' | 'unknown';
      fact_source: 'client' | 'court_record' | 'staff';
      fact_tag: 'V' | 'V2' | 'K' | 'U';
      fault_side: 'browser' | 'server';
      file_scan: 'unscanned' | 'clean' | 'infected';
      filer: 'us' | 'client' | 'other';
      filing_way: 'in_person' | 'mail' | 'e_filing';
      goal_kind: 'find_home' | 'keep_home' | 'clear_debt' | 'work' | 'learn' | 'own';
      goal_status: 'active' | 'completed' | 'paused' | 'cancelled';
      hearing_answer: 'go_on' | 'free_help';
      hold_kind: 'client_asked' | 'unreachable' | 'dispute' | 'late_part' | 'refund' | 'safety' | 'legal';
      inquiry_type: 'eligibility' | 'pricing' | 'followup' | 'general' | 'correction';
      intake_status: 'submitted' | 'accepted' | 'declined' | 'withdrawn';
      interpreter_need: 'no' | 'spanish' | 'asl' | 'other';
      judgment_state: 'none' | 'owed' | 'disputed' | 'paid' | 'satisfied' | 'unknown';
      letter_answer: 'corrected' | 'verified' | 'no_entry';
      locale: 'en' | 'es';
      mail_delivery: 'delayed' | 'bounced';
      mail_doubt: 'no_address' | 'other_sender' | 'not_proven' | 'unreadable' | 'too_large';
      mail_kind:
        | 'application_received'
        | 'payment_reminder'
        | 'hearing_answered'
        | 'receipt'
        | 'invitation'
        | 'registration'
        | 'case_added'
        | 'case_changed'
        | 'case_moved'
        | 'case_message'
        | 'file_requested'
        | 'papers_ready'
        | 'package_upgrade'
        | 'payment_plan'
        | 'password_reset'
        | 'password_changed'
        | 'sign_in_link'
        | 'supporter_link'
        | 'supporter_added'
        | 'supporter_ended'
        | 'calendar_address_made'
        | 'accounts_joined'
        | 'draft_link'
        | 'contact_received'
        | 'contact_answer'
        | 'message_received'
        | 'quiz_result'
        | 'email_confirm'
        | 'email_in_use'
        | 'email_changed'
        | 'email_change_asked'
        | 'email_change_confirm'
        | 'email_restored'
        | 'account_closed'
        | 'refund_asked'
        | 'refund_approved'
        | 'refund_declined'
        | 'refund_sent'
        | 'refund_failed'
        | 'refund_settled'
        | 'payment_in_review'
        | 'data_request_received'
        | 'data_deleted'
        | 'data_request_declined'
        | 'second_factor_changed'
        | 'staff_application'
        | 'staff_payment'
        | 'staff_review'
        | 'staff_locked'
        | 'staff_correction'
        | 'staff_contact'
        | 'staff_message'
        | 'staff_case'
        | 'staff_invitation'
        | 'staff_alarm'
        | 'staff_refund'
        | 'staff_data_request'
        | 'case_news'
        | 'daily_news'
        | 'hearing_reminder'
        | 'request_reminder'
        | 'call_booked'
        | 'call_cancelled'
        | 'silence_reminder'
        | 'silence_notice'
        | 'ticket_answered'
        | 'staff_ticket'
        | 'staff_template'
        | 'referral_link'
        | 'referral_news'
        | 'files_not_taken';
      mail_status: 'waiting' | 'sent' | 'dead' | 'cancelled';
      matter_outcome:
        | 'granted'
        | 'granted_narrower'
        | 'granted_temporary'
        | 'denied'
        | 'denied_without_prejudice'
        | 'dismissed_non_appearance'
        | 'withdrawn'
        | 'moot';
      matter_step:
        | 'check_papers'
        | 'ask_clerk'
        | 'ask_interpreter'
        | 'sign_papers'
        | 'sign_at_notary'
        | 'translator_at_notary'
        | 'send_signed'
        | 'settle_fee'
        | 'make_copies'
        | 'file_papers'
        | 'serve_copies'
        | 'sign_certificate'
        | 'tell_new_address'
        | 'court_interpreter'
        | 'interpreter_confirmed'
        | 'serve_notice'
        | 'print_proof'
        | 'certified_copies'
        | 'copy_to_clerk'
        | 'check_record'
        | 'send_letters'
        | 'keep_order';
      merge_status: 'asked' | 'done' | 'stopped';
      message_priority: 'low' | 'normal' | 'high' | 'urgent';
      message_status: 'unread' | 'read' | 'archived';
      message_way: 'portal' | 'mail' | 'text';
      milestone_kind:
        | 'told'
        | 'work_began'
        | 'papers_ready'
        | 'papers_approved'
        | 'filed'
        | 'hearing_set'
        | 'granted'
        | 'closed';
      module_category: 'legal' | 'recovery';
      money_back: 'on_its_way' | 'failed' | 'returned';
      move_need:
        | 'reason'
        | 'record_matched'
        | 'flags_cleared'
        | 'papers'
        | 'papers_current'
        | 'danger_answered'
        | 'no_attorney'
        | 'attorney_approved'
        | 'client_approved'
        | 'approved_or_filed_outside'
        | 'filing_open'
        | 'signed_copy'
        | 'court_fee'
        | 'filed_outside'
        | 'paid_in_full'
        | 'filed_on'
        | 'hearing_at'
        | 'decided_on'
        | 'outcome_granted'
        | 'outcome_denied'
        | 'outcome_ended'
        | 'end_reason'
        | 'silence'
        | 'reason_while_visible';
      notice_delivery: 'at_once' | 'daily' | 'portal';
      notice_kind: 'your_turn' | 'court_date' | 'call' | 'message' | 'update' | 'progress';
      open_answer: 'yes' | 'no' | 'unknown';
      order_status:
        | 'created'
        | 'processing'
        | 'paid'
        | 'needs_review'
        | 'failed'
        | 'cancelled'
        | 'partially_refunded'
        | 'refunded'
        | 'disputed';
      package_id: 'basic' | 'standard' | 'premium' | 'vip';
      paper_kind:
        | 'motion'
        | 'proposed_order'
        | 'affidavit'
        | 'notice_of_hearing'
        | 'certificate_of_service'
        | 'change_of_address'
        | 'fee_affidavit'
        | 'consent'
        | 'satisfaction_request'
        | 'translator_affidavit'
        | 'exhibits'
        | 'cover_letter'
        | 'landlord_letter'
        | 'screening_letter'
        | 'court_letter'
        | 'other'
        | 'packet';
      paper_state:
        'draft' | 'returned' | 'attorney_approved' | 'client_approved' | 'replaced' | 'signed' | 'filed';
      party_role: 'plaintiff' | 'respondent' | 'petitioner' | 'other';
      plan_end: 'client' | 'staff' | 'case_over' | 'money_back' | 'other_order';
      plan_status: 'active' | 'paid' | 'stopped';
      printed_fact:
        | 'court_name'
        | 'county'
        | 'docket_number'
        | 'name_as_filed'
        | 'present_name'
        | 'plaintiff_names'
        | 'respondent_names'
        | 'served'
        | 'address'
        | 'phone'
        | 'address_then'
        | 'filed_against_on'
        | 'judged_on'
        | 'case_outcome'
        | 'judgment'
        | 'writ_recorded_in'
        | 'statement';
      processor_refund_status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
      quiz_outcome: 'dismissed' | 'judgment-tenant' | 'settled' | 'judgment-landlord' | 'open' | 'unknown';
      quiz_result: 'often_stronger' | 'harder' | 'outside_service';
      quiz_state: 'Georgia' | 'other';
      quiz_timeframe: 'under-1-year' | '1-3-years' | '3-7-years' | 'over-7-years' | 'unknown';
      reading_need: 'statement' | 'translation' | 'read_back' | 'current_papers';
      reading_way: 'opened' | 'on_paper' | 'read_to_me' | 'not_read';
      received_outcome: 'thread' | 'inbox' | 'report' | 'automatic' | 'repeated';
      received_status: 'waiting' | 'done' | 'dead';
      referral_answer: 'took' | 'cannot';
      referral_reason: 'declined' | 'denied' | 'open_case' | 'danger';
      referral_step: 'sent' | 'opened' | 'took' | 'cannot' | 'withdrawn' | 'unanswered';
      refund_reason:
        | 'declined_by_us'
        | 'court_denied'
        | 'changed_mind'
        | 'not_as_expected'
        | 'safety'
        | 'too_late'
        | 'paid_twice'
        | 'other'
        | 'review'
        | 'plan_ended';
      refund_share: 'full' | 'staff' | 'none';
      refund_status: 'asked' | 'declined' | 'approved' | 'sent' | 'failed' | 'settled';
      request_status: 'needed' | 'sent' | 'accepted' | 'returned' | 'withdrawn';
      review_reason: 'amount' | 'currency' | 'package' | 'second_payment' | 'closed' | 'other_client';
      review_resolution: 'accepted' | 'refunded';
      run_outcome: 'ok' | 'failed';
      sealing_reason:
        'housing' | 'employment' | 'education' | 'licensing' | 'privacy' | 'family' | 'financial' | 'other';
      settlement_means: 'check' | 'bank_transfer' | 'other';
      setup_purpose: 'invitation' | 'registration' | 'reset' | 'sign_in';
      staff_right: 'refunds' | 'merge' | 'templates' | 'figures' | 'erase' | 'mailbox';
      statement_state: 'none' | 'begun' | 'told' | 'translated' | 'ready';
      step_stage: 'filing' | 'hearing' | 'order';
      stuck_kind: 'intake' | 'contact' | 'unreadable';
      supporter_bond: 'family' | 'friend' | 'caseworker' | 'other';
      supporter_sight: 'dates' | 'requests' | 'messages';
      suspicion: 'hidden_field' | 'too_fast' | 'spam';
      taken_way: 'paper' | 'phone';
      task_code:
        | 'read_application'
        | 'offer_free_help'
        | 'match_record'
        | 'first_contact'
        | 'prepare_papers'
        | 'attorney_reads'
        | 'client_reads'
        | 'chase_client'
        | 'deliver_papers'
        | 'check_docket'
        | 'prepare_hearing'
        | 'decided_without_hearing'
        | 'order_copies'
        | 'after_care'
        | 'decide_refund'
        | 'limit_ends'
        | 'answer_message'
        | 'call_again'
        | 'stop_asked'
        | 'reported_by_client'
        | 'address_changed'
        | 'address_not_changed'
        | 'check_files'
        | 'dispute_lost'
        | 'attorney_left'
        | 'attorney_conflict'
        | 'try_client'
        | 'send_letter'
        | 'remind_client'
        | 'send_notice'
        | 'close_silent'
        | 'ask_report'
        | 'upgrade_paid'
        | 'upgrade_declined'
        | 'matters_chosen'
        | 'owner_left'
        | 'check_county'
        | 'try_other_way'
        | 'licence_lapsed'
        | 'part_late'
        | 'part_unpaid'
        | 'plan_stopped'
        | 'early_date'
        | 'read_court_letter'
        | 'copy_to_clerk'
        | 'still_visible'
        | 'letter_silent'
        | 'mail_returned'
        | 'custom'
        | 'request_interpreter'
        | 'confirm_interpreter'
        | 'client_cannot_come'
        | 'call_client'
        | 'step_late'
        | 'begin_papers'
        | 'ask_statement'
        | 'translate_statement'
        | 'ask_read_back'
        | 'remake_papers'
        | 'name_change_asked'
        | 'erasure_asked'
        | 'mailbox_lost'
        | 'text_failed'
        | 'remind_by_call'
        | 'remind_by_letter'
        | 'remind_no_way';
      template_answer: 'approved' | 'returned';
      text_consent_end:
        'stop' | 'page' | 'no' | 'wrong_number' | 'failed' | 'blocked' | 'replaced' | 'closed';
      text_delivery: 'sent' | 'delivered' | 'undelivered' | 'failed';
      text_kind:
        | 'confirm'
        | 'welcome'
        | 'help'
        | 'coming_noted'
        | 'not_moved'
        | 'file_refused'
        | 'your_turn'
        | 'request_due'
        | 'hearing_week'
        | 'hearing_two_days'
        | 'hearing_evening'
        | 'payment_waiting'
        | 'papers_ready'
        | 'message';
      text_meaning: 'stop' | 'wrong_number' | 'start' | 'yes' | 'no' | 'help' | 'one' | 'two' | 'words';
      ticket_category: 'site' | 'account' | 'payment' | 'files' | 'language' | 'complaint' | 'other';
      ticket_status: 'open' | 'in_progress' | 'waiting' | 'resolved' | 'closed';
      undo_kind: 'task' | 'assign' | 'note' | 'flag' | 'move' | 'message';
      upgrade_status: 'offered' | 'paid' | 'declined' | 'withdrawn';
      upload_purpose: 'intake' | 'contact' | 'case';
      upload_status: 'pending' | 'checked' | 'rejected' | 'attached' | 'expired';
      urgency: 'very-urgent' | 'urgent' | 'moderate' | 'low';
      yes_no: 'yes' | 'no';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      account_payment_status: ['none', 'paid', 'needs_review', 'partially_refunded', 'refunded', 'disputed'],
      account_role: ['client', 'staff', 'attorney', 'admin'],
      account_type: ['free', 'paid'],
      activity_kind: [
        'signed_in',
        'password_changed',
        'email_changed',
        'ticket_opened',
        'goal_added',
        'supporter_added',
        'supporter_changed',
        'supporter_looked',
        'supporter_ended',
        'calendar_address_made',
        'calendar_address_ended',
        'referral_sent',
        'referral_opened',
        'referral_answered',
        'referral_withdrawn',
      ],
      actor_role: ['client', 'staff', 'attorney', 'admin', 'system'],
      ball_holder: ['client', 'us', 'attorney', 'court', 'nobody'],
      benefit: ['snap', 'medicaid', 'tanf', 'ssi', 'section-8', 'wic', 'school-lunch', 'liheap', 'none'],
      case_flag: [
        'open_case',
        'hearing_near',
        'appeal_pending',
        'has_attorney',
        'not_a_party',
        'safety',
        'judgment_unpaid',
        'county_unknown',
        'name_unconfirmed',
        'more_matters',
        'out_of_scope',
      ],
      case_priority: ['low', 'medium', 'high', 'urgent'],
      case_status: [
        'waiting_for_application',
        'submitted',
        'in_review',
        'waiting_for_client',
        'preparing',
        'attorney_review',
        'client_review',
        'ready_to_file',
        'filed',
        'hearing_set',
        'granted',
        'denied',
        'notifying',
        'closed',
        'cancelled',
      ],
      case_update_code: [
        'application_received',
        'payment_received',
        'status_changed',
        'payment_refunded',
        'payment_partially_refunded',
        'payment_disputed',
        'dispute_won',
        'document_added',
        'message_sent',
        'paper_added',
        'request_added',
        'request_answered',
        'hearing_set',
        'package_changed',
        'request_decided',
        'paper_approved',
        'paper_returned',
        'change_asked',
        'stop_asked',
        'signed_copy_in',
        'court_fee_settled',
        'upgrade_offered',
        'upgrade_declined',
        'upgrade_withdrawn',
        'matters_chosen',
        'statement_finished',
        'part_paid',
        'part_late',
        'plan_stopped',
        'card_saved',
        'card_removed',
        'early_date_told',
        'early_date_decided',
        'docket_checked',
        'own_check',
        'court_letter_sent',
        'name_change_asked',
        'name_changed',
        'address_changed',
        'call_booked',
        'call_moved',
        'call_cancelled',
        'call_held',
        'taken_back',
      ],
      charge_outcome: ['paid', 'processing', 'question', 'declined', 'withdrawn'],
      consent_end: ['client', 'plan_over', 'card_gone'],
      consent_status: ['asked', 'given', 'ended'],
      contact_channel: ['call', 'voicemail', 'letter', 'visit', 'message', 'docket_check', 'clerk_call'],
      contact_direction: ['in', 'out'],
      counted_event: ['initiate_checkout', 'purchase', 'submit_application', 'conversion'],
      court_field: [
        'exists',
        'court',
        'address',
        'mail',
        'phone',
        'filing',
        'efiling',
        'fee',
        'copies',
        'copy_fee',
        'form',
        'originals',
        'hearings',
        'chambers',
        'interpreter',
        'docket',
        'self_help',
      ],
      court_type: ['magistrate', 'civil', 'state', 'superior', 'unknown'],
      data_request_refusal: ['open_matter', 'not_verified', 'must_keep', 'nothing_found'],
      data_request_source: ['account', 'staff'],
      data_request_status: ['open', 'done', 'declined', 'withdrawn'],
      device: ['own', 'public'],
      docket_finding: ['nothing_new', 'hearing', 'order', 'returned', 'still_visible', 'hidden', 'not_found'],
      duplicate_reason: ['docket', 'name_birth', 'phone'],
      early_date_decision: ['file_first', 'pay_first'],
      email_link_purpose: ['confirm', 'undo'],
      end_reason: [
        'declined_by_us',
        'client_stopped',
        'safety',
        'too_late',
        'refunded',
        'dispute_lost',
        'duplicate',
        'not_a_party',
        'not_found',
        'papers_delivered',
        'silent',
      ],
      event_kind: ['hearing', 'call', 'request', 'deadline'],
      event_status: ['scheduled', 'completed', 'cancelled'],
      eviction_count: ['1', '2', '3', '4', '5+'],
      eviction_outcome: ['dismissed', 'judgment-landlord', 'judgment-tenant', 'settled', 'unknown'],
      fact_source: ['client', 'court_record', 'staff'],
      fact_tag: ['V', 'V2', 'K', 'U'],
      fault_side: ['browser', 'server'],
      file_scan: ['unscanned', 'clean', 'infected'],
      filer: ['us', 'client', 'other'],
      filing_way: ['in_person', 'mail', 'e_filing'],
      goal_kind: ['find_home', 'keep_home', 'clear_debt', 'work', 'learn', 'own'],
      goal_status: ['active', 'completed', 'paused', 'cancelled'],
      hearing_answer: ['go_on', 'free_help'],
      hold_kind: ['client_asked', 'unreachable', 'dispute', 'late_part', 'refund', 'safety', 'legal'],
      inquiry_type: ['eligibility', 'pricing', 'followup', 'general', 'correction'],
      intake_status: ['submitted', 'accepted', 'declined', 'withdrawn'],
      interpreter_need: ['no', 'spanish', 'asl', 'other'],
      judgment_state: ['none', 'owed', 'disputed', 'paid', 'satisfied', 'unknown'],
      letter_answer: ['corrected', 'verified', 'no_entry'],
      locale: ['en', 'es'],
      mail_delivery: ['delayed', 'bounced'],
      mail_doubt: ['no_address', 'other_sender', 'not_proven', 'unreadable', 'too_large'],
      mail_kind: [
        'application_received',
        'payment_reminder',
        'hearing_answered',
        'receipt',
        'invitation',
        'registration',
        'case_added',
        'case_changed',
        'case_moved',
        'case_message',
        'file_requested',
        'papers_ready',
        'package_upgrade',
        'payment_plan',
        'password_reset',
        'password_changed',
        'sign_in_link',
        'supporter_link',
        'supporter_added',
        'supporter_ended',
        'calendar_address_made',
        'accounts_joined',
        'draft_link',
        'contact_received',
        'contact_answer',
        'message_received',
        'quiz_result',
        'email_confirm',
        'email_in_use',
        'email_changed',
        'email_change_asked',
        'email_change_confirm',
        'email_restored',
        'account_closed',
        'refund_asked',
        'refund_approved',
        'refund_declined',
        'refund_sent',
        'refund_failed',
        'refund_settled',
        'payment_in_review',
        'data_request_received',
        'data_deleted',
        'data_request_declined',
        'second_factor_changed',
        'staff_application',
        'staff_payment',
        'staff_review',
        'staff_locked',
        'staff_correction',
        'staff_contact',
        'staff_message',
        'staff_case',
        'staff_invitation',
        'staff_alarm',
        'staff_refund',
        'staff_data_request',
        'case_news',
        'daily_news',
        'hearing_reminder',
        'request_reminder',
        'call_booked',
        'call_cancelled',
        'silence_reminder',
        'silence_notice',
        'ticket_answered',
        'staff_ticket',
        'staff_template',
        'referral_link',
        'referral_news',
        'files_not_taken',
      ],
      mail_status: ['waiting', 'sent', 'dead', 'cancelled'],
      matter_outcome: [
        'granted',
        'granted_narrower',
        'granted_temporary',
        'denied',
        'denied_without_prejudice',
        'dismissed_non_appearance',
        'withdrawn',
        'moot',
      ],
      matter_step: [
        'check_papers',
        'ask_clerk',
        'ask_interpreter',
        'sign_papers',
        'sign_at_notary',
        'translator_at_notary',
        'send_signed',
        'settle_fee',
        'make_copies',
        'file_papers',
        'serve_copies',
        'sign_certificate',
        'tell_new_address',
        'court_interpreter',
        'interpreter_confirmed',
        'serve_notice',
        'print_proof',
        'certified_copies',
        'copy_to_clerk',
        'check_record',
        'send_letters',
        'keep_order',
      ],
      merge_status: ['asked', 'done', 'stopped'],
      message_priority: ['low', 'normal', 'high', 'urgent'],
      message_status: ['unread', 'read', 'archived'],
      message_way: ['portal', 'mail', 'text'],
      milestone_kind: [
        'told',
        'work_began',
        'papers_ready',
        'papers_approved',
        'filed',
        'hearing_set',
        'granted',
        'closed',
      ],
      module_category: ['legal', 'recovery'],
      money_back: ['on_its_way', 'failed', 'returned'],
      move_need: [
        'reason',
        'record_matched',
        'flags_cleared',
        'papers',
        'papers_current',
        'danger_answered',
        'no_attorney',
        'attorney_approved',
        'client_approved',
        'approved_or_filed_outside',
        'filing_open',
        'signed_copy',
        'court_fee',
        'filed_outside',
        'paid_in_full',
        'filed_on',
        'hearing_at',
        'decided_on',
        'outcome_granted',
        'outcome_denied',
        'outcome_ended',
        'end_reason',
        'silence',
        'reason_while_visible',
      ],
      notice_delivery: ['at_once', 'daily', 'portal'],
      notice_kind: ['your_turn', 'court_date', 'call', 'message', 'update', 'progress'],
      open_answer: ['yes', 'no', 'unknown'],
      order_status: [
        'created',
        'processing',
        'paid',
        'needs_review',
        'failed',
        'cancelled',
        'partially_refunded',
        'refunded',
        'disputed',
      ],
      package_id: ['basic', 'standard', 'premium', 'vip'],
      paper_kind: [
        'motion',
        'proposed_order',
        'affidavit',
        'notice_of_hearing',
        'certificate_of_service',
        'change_of_address',
        'fee_affidavit',
        'consent',
        'satisfaction_request',
        'translator_affidavit',
        'exhibits',
        'cover_letter',
        'landlord_letter',
        'screening_letter',
        'court_letter',
        'other',
        'packet',
      ],
      paper_state: [
        'draft',
        'returned',
        'attorney_approved',
        'client_approved',
        'replaced',
        'signed',
        'filed',
      ],
      party_role: ['plaintiff', 'respondent', 'petitioner', 'other'],
      plan_end: ['client', 'staff', 'case_over', 'money_back', 'other_order'],
      plan_status: ['active', 'paid', 'stopped'],
      printed_fact: [
        'court_name',
        'county',
        'docket_number',
        'name_as_filed',
        'present_name',
        'plaintiff_names',
        'respondent_names',
        'served',
        'address',
        'phone',
        'address_then',
        'filed_against_on',
        'judged_on',
        'case_outcome',
        'judgment',
        'writ_recorded_in',
        'statement',
      ],
      processor_refund_status: ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'],
      quiz_outcome: ['dismissed', 'judgment-tenant', 'settled', 'judgment-landlord', 'open', 'unknown'],
      quiz_result: ['often_stronger', 'harder', 'outside_service'],
      quiz_state: ['Georgia', 'other'],
      quiz_timeframe: ['under-1-year', '1-3-years', '3-7-years', 'over-7-years', 'unknown'],
      reading_need: ['statement', 'translation', 'read_back', 'current_papers'],
      reading_way: ['opened', 'on_paper', 'read_to_me', 'not_read'],
      received_outcome: ['thread', 'inbox', 'report', 'automatic', 'repeated'],
      received_status: ['waiting', 'done', 'dead'],
      referral_answer: ['took', 'cannot'],
      referral_reason: ['declined', 'denied', 'open_case', 'danger'],
      referral_step: ['sent', 'opened', 'took', 'cannot', 'withdrawn', 'unanswered'],
      refund_reason: [
        'declined_by_us',
        'court_denied',
        'changed_mind',
        'not_as_expected',
        'safety',
        'too_late',
        'paid_twice',
        'other',
        'review',
        'plan_ended',
      ],
      refund_share: ['full', 'staff', 'none'],
      refund_status: ['asked', 'declined', 'approved', 'sent', 'failed', 'settled'],
      request_status: ['needed', 'sent', 'accepted', 'returned', 'withdrawn'],
      review_reason: ['amount', 'currency', 'package', 'second_payment', 'closed', 'other_client'],
      review_resolution: ['accepted', 'refunded'],
      run_outcome: ['ok', 'failed'],
      sealing_reason: [
        'housing',
        'employment',
        'education',
        'licensing',
        'privacy',
        'family',
        'financial',
        'other',
      ],
      settlement_means: ['check', 'bank_transfer', 'other'],
      setup_purpose: ['invitation', 'registration', 'reset', 'sign_in'],
      staff_right: ['refunds', 'merge', 'templates', 'figures', 'erase', 'mailbox'],
      statement_state: ['none', 'begun', 'told', 'translated', 'ready'],
      step_stage: ['filing', 'hearing', 'order'],
      stuck_kind: ['intake', 'contact', 'unreadable'],
      supporter_bond: ['family', 'friend', 'caseworker', 'other'],
      supporter_sight: ['dates', 'requests', 'messages'],
      suspicion: ['hidden_field', 'too_fast', 'spam'],
      taken_way: ['paper', 'phone'],
      task_code: [
        'read_application',
        'offer_free_help',
        'match_record',
        'first_contact',
        'prepare_papers',
        'attorney_reads',
        'client_reads',
        'chase_client',
        'deliver_papers',
        'check_docket',
        'prepare_hearing',
        'decided_without_hearing',
        'order_copies',
        'after_care',
        'decide_refund',
        'limit_ends',
        'answer_message',
        'call_again',
        'stop_asked',
        'reported_by_client',
        'address_changed',
        'address_not_changed',
        'check_files',
        'dispute_lost',
        'attorney_left',
        'attorney_conflict',
        'try_client',
        'send_letter',
        'remind_client',
        'send_notice',
        'close_silent',
        'ask_report',
        'upgrade_paid',
        'upgrade_declined',
        'matters_chosen',
        'owner_left',
        'check_county',
        'try_other_way',
        'licence_lapsed',
        'part_late',
        'part_unpaid',
        'plan_stopped',
        'early_date',
        'read_court_letter',
        'copy_to_clerk',
        'still_visible',
        'letter_silent',
        'mail_returned',
        'custom',
        'request_interpreter',
        'confirm_interpreter',
        'client_cannot_come',
        'call_client',
        'step_late',
        'begin_papers',
        'ask_statement',
        'translate_statement',
        'ask_read_back',
        'remake_papers',
        'name_change_asked',
        'erasure_asked',
        'mailbox_lost',
        'text_failed',
        'remind_by_call',
        'remind_by_letter',
        'remind_no_way',
      ],
      template_answer: ['approved', 'returned'],
      text_consent_end: ['stop', 'page', 'no', 'wrong_number', 'failed', 'blocked', 'replaced', 'closed'],
      text_delivery: ['sent', 'delivered', 'undelivered', 'failed'],
      text_kind: [
        'confirm',
        'welcome',
        'help',
        'coming_noted',
        'not_moved',
        'file_refused',
        'your_turn',
        'request_due',
        'hearing_week',
        'hearing_two_days',
        'hearing_evening',
        'payment_waiting',
        'papers_ready',
        'message',
      ],
      text_meaning: ['stop', 'wrong_number', 'start', 'yes', 'no', 'help', 'one', 'two', 'words'],
      ticket_category: ['site', 'account', 'payment', 'files', 'language', 'complaint', 'other'],
      ticket_status: ['open', 'in_progress', 'waiting', 'resolved', 'closed'],
      undo_kind: ['task', 'assign', 'note', 'flag', 'move', 'message'],
      upgrade_status: ['offered', 'paid', 'declined', 'withdrawn'],
      upload_purpose: ['intake', 'contact', 'case'],
      upload_status: ['pending', 'checked', 'rejected', 'attached', 'expired'],
      urgency: ['very-urgent', 'urgent', 'moderate', 'low'],
      yes_no: ['yes', 'no'],
    },
  },
} as const;
