// Made from the migrations by "npm run db:types"; a test says when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
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
      calendar_events: {
        Row: {
          case_id: string | null;
          created_at: string;
          description: string | null;
          end_date: string | null;
          event_type: string;
          id: string;
          is_all_day: boolean;
          location: string | null;
          priority: string;
          reminder_minutes: number;
          start_date: string;
          status: string;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          case_id?: string | null;
          created_at?: string;
          description?: string | null;
          end_date?: string | null;
          event_type: string;
          id?: string;
          is_all_day?: boolean;
          location?: string | null;
          priority?: string;
          reminder_minutes?: number;
          start_date: string;
          status?: string;
          title: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          case_id?: string | null;
          created_at?: string;
          description?: string | null;
          end_date?: string | null;
          event_type?: string;
          id?: string;
          is_all_day?: boolean;
          location?: string | null;
          priority?: string;
          reminder_minutes?: number;
          start_date?: string;
          status?: string;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_events_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
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
          original_name: string;
          scan: Database['public']['Enums']['file_scan'];
          upload_id: string | null;
          uploaded_by: string | null;
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
          original_name: string;
          scan?: Database['public']['Enums']['file_scan'];
          upload_id?: string | null;
          uploaded_by?: string | null;
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
          original_name?: string;
          scan?: Database['public']['Enums']['file_scan'];
          upload_id?: string | null;
          uploaded_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
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
        ];
      };
      case_moves: {
        Row: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['case_status'];
          to_status: Database['public']['Enums']['case_status'];
        };
        Insert: {
          by_roles: Database['public']['Enums']['actor_role'][];
          from_status: Database['public']['Enums']['case_status'];
          to_status: Database['public']['Enums']['case_status'];
        };
        Update: {
          by_roles?: Database['public']['Enums']['actor_role'][];
          from_status?: Database['public']['Enums']['case_status'];
          to_status?: Database['public']['Enums']['case_status'];
        };
        Relationships: [];
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
          params: NonNullable<Json>;
          position: number;
          status: Database['public']['Enums']['case_status'] | null;
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
          params?: NonNullable<Json>;
          position?: never;
          status?: Database['public']['Enums']['case_status'] | null;
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
          params?: NonNullable<Json>;
          position?: never;
          status?: Database['public']['Enums']['case_status'] | null;
          title?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_updates_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
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
      cases: {
        Row: {
          assigned_attorney: string | null;
          assigned_to: string | null;
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
          case_number: string;
          case_outcome: string | null;
          case_type: string | null;
          completion_date: string | null;
          county: string | null;
          court_review: boolean;
          court_review_date: string | null;
          created_at: string;
          currency: string;
          decision_received: boolean;
          description: string | null;
          documents_generated: boolean;
          documents_prepared_date: string | null;
          estimated_completion: string | null;
          eviction_case_number: string | null;
          filing_date: string | null;
          id: string;
          intake_form_id: string | null;
          internal_notes: string | null;
          order_id: string | null;
          outcome_date: string | null;
          package_type: Database['public']['Enums']['package_id'];
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
          priority: Database['public']['Enums']['case_priority'];
          records_sealed: boolean;
          respondent_address: string | null;
          respondent_city: string | null;
          respondent_email: string | null;
          respondent_name: string | null;
          respondent_phone: string | null;
          respondent_state: string | null;
          respondent_zip: string | null;
          sealing_completed_date: string | null;
          state: string;
          status: Database['public']['Enums']['case_status'];
          timeline: string | null;
          title: string;
          total_cost_cents: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          assigned_attorney?: string | null;
          assigned_to?: string | null;
          attorney_address?: string | null;
          attorney_bar_number?: string | null;
          attorney_city?: string | null;
          attorney_email?: string | null;
          attorney_firm?: string | null;
          attorney_name?: string | null;
          attorney_phone?: string | null;
          attorney_state?: string | null;
          attorney_zip?: string | null;
          case_filing_date?: string | null;
          case_number: string;
          case_outcome?: string | null;
          case_type?: string | null;
          completion_date?: string | null;
          county?: string | null;
          court_review?: never;
          court_review_date?: string | null;
          created_at?: string;
          currency?: string;
          decision_received?: never;
          description?: string | null;
          documents_generated?: never;
          documents_prepared_date?: string | null;
          estimated_completion?: string | null;
          eviction_case_number?: string | null;
          filing_date?: string | null;
          id?: string;
          intake_form_id?: string | null;
          internal_notes?: string | null;
          order_id?: string | null;
          outcome_date?: string | null;
          package_type: Database['public']['Enums']['package_id'];
          petitioner_address?: string | null;
          petitioner_city?: string | null;
          petitioner_email?: string | null;
          petitioner_name?: string | null;
          petitioner_phone?: string | null;
          petitioner_state?: string | null;
          petitioner_zip?: string | null;
          plaintiff_address?: string | null;
          plaintiff_city?: string | null;
          plaintiff_email?: string | null;
          plaintiff_name?: string | null;
          plaintiff_phone?: string | null;
          plaintiff_state?: string | null;
          plaintiff_zip?: string | null;
          priority?: Database['public']['Enums']['case_priority'];
          records_sealed?: never;
          respondent_address?: string | null;
          respondent_city?: string | null;
          respondent_email?: string | null;
          respondent_name?: string | null;
          respondent_phone?: string | null;
          respondent_state?: string | null;
          respondent_zip?: string | null;
          sealing_completed_date?: string | null;
          state?: string;
          status?: Database['public']['Enums']['case_status'];
          timeline?: string | null;
          title: string;
          total_cost_cents?: number | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          assigned_attorney?: string | null;
          assigned_to?: string | null;
          attorney_address?: string | null;
          attorney_bar_number?: string | null;
          attorney_city?: string | null;
          attorney_email?: string | null;
          attorney_firm?: string | null;
          attorney_name?: string | null;
          attorney_phone?: string | null;
          attorney_state?: string | null;
          attorney_zip?: string | null;
          case_filing_date?: string | null;
          case_number?: string;
          case_outcome?: string | null;
          case_type?: string | null;
          completion_date?: string | null;
          county?: string | null;
          court_review?: never;
          court_review_date?: string | null;
          created_at?: string;
          currency?: string;
          decision_received?: never;
          description?: string | null;
          documents_generated?: never;
          documents_prepared_date?: string | null;
          estimated_completion?: string | null;
          eviction_case_number?: string | null;
          filing_date?: string | null;
          id?: string;
          intake_form_id?: string | null;
          internal_notes?: string | null;
          order_id?: string | null;
          outcome_date?: string | null;
          package_type?: Database['public']['Enums']['package_id'];
          petitioner_address?: string | null;
          petitioner_city?: string | null;
          petitioner_email?: string | null;
          petitioner_name?: string | null;
          petitioner_phone?: string | null;
          petitioner_state?: string | null;
          petitioner_zip?: string | null;
          plaintiff_address?: string | null;
          plaintiff_city?: string | null;
          plaintiff_email?: string | null;
          plaintiff_name?: string | null;
          plaintiff_phone?: string | null;
          plaintiff_state?: string | null;
          plaintiff_zip?: string | null;
          priority?: Database['public']['Enums']['case_priority'];
          records_sealed?: never;
          respondent_address?: string | null;
          respondent_city?: string | null;
          respondent_email?: string | null;
          respondent_name?: string | null;
          respondent_phone?: string | null;
          respondent_state?: string | null;
          respondent_zip?: string | null;
          sealing_completed_date?: string | null;
          state?: string;
          status?: Database['public']['Enums']['case_status'];
          timeline?: string | null;
          title?: string;
          total_cost_cents?: number | null;
          updated_at?: string;
          user_id?: string;
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
          activity_type: string;
          created_at: string;
          description: string | null;
          id: string;
          metadata: NonNullable<Json>;
          user_id: string;
        };
        Insert: {
          activity_type: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          metadata?: NonNullable<Json>;
          user_id: string;
        };
        Update: {
          activity_type?: string;
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
          goal_type: string;
          id: string;
          priority: string;
          progress: number;
          status: string;
          target_date: string | null;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          case_id?: string | null;
          created_at?: string;
          description?: string | null;
          goal_type: string;
          id?: string;
          priority?: string;
          progress?: number;
          status?: string;
          target_date?: string | null;
          title: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          case_id?: string | null;
          created_at?: string;
          description?: string | null;
          goal_type?: string;
          id?: string;
          priority?: string;
          progress?: number;
          status?: string;
          target_date?: string | null;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_goals_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
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
          case_id: string | null;
          created_at: string;
          id: string;
          message: string;
          priority: string;
          read_at: string | null;
          sent_by: string | null;
          sent_to: string | null;
          status: string;
          subject: string;
          thread_id: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          attachments?: NonNullable<Json>;
          case_id?: string | null;
          created_at?: string;
          id?: string;
          message: string;
          priority?: string;
          read_at?: string | null;
          sent_by?: string | null;
          sent_to?: string | null;
          status?: string;
          subject: string;
          thread_id?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          attachments?: NonNullable<Json>;
          case_id?: string | null;
          created_at?: string;
          id?: string;
          message?: string;
          priority?: string;
          read_at?: string | null;
          sent_by?: string | null;
          sent_to?: string | null;
          status?: string;
          subject?: string;
          thread_id?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_messages_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
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
          metadata: NonNullable<Json>;
          milestone_type: string;
          priority: string;
          title: string;
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
          metadata?: NonNullable<Json>;
          milestone_type: string;
          priority?: string;
          title: string;
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
          metadata?: NonNullable<Json>;
          milestone_type?: string;
          priority?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_milestones_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_milestones_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
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
          action_url: string | null;
          case_id: string | null;
          code: string | null;
          created_at: string;
          expires_at: string | null;
          id: string;
          is_read: boolean;
          message: string | null;
          params: NonNullable<Json>;
          priority: string;
          read_at: string | null;
          scheduled_for: string | null;
          title: string | null;
          type: string;
          user_id: string;
        };
        Insert: {
          action_required?: boolean;
          action_url?: string | null;
          case_id?: string | null;
          code?: string | null;
          created_at?: string;
          expires_at?: string | null;
          id?: string;
          is_read?: never;
          message?: string | null;
          params?: NonNullable<Json>;
          priority?: string;
          read_at?: string | null;
          scheduled_for?: string | null;
          title?: string | null;
          type: string;
          user_id: string;
        };
        Update: {
          action_required?: boolean;
          action_url?: string | null;
          case_id?: string | null;
          code?: string | null;
          created_at?: string;
          expires_at?: string | null;
          id?: string;
          is_read?: never;
          message?: string | null;
          params?: NonNullable<Json>;
          priority?: string;
          read_at?: string | null;
          scheduled_for?: string | null;
          title?: string | null;
          type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_notifications_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
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
      contact_submissions: {
        Row: {
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
          language: Database['public']['Enums']['locale'];
          last_name: string;
          message: string;
          phone: string | null;
          reference: string;
          request_hash: string | null;
          suspicion: Database['public']['Enums']['suspicion'] | null;
          updated_at: string;
          uploaded_files: NonNullable<Json>;
          user_id: string | null;
        };
        Insert: {
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
          language: Database['public']['Enums']['locale'];
          last_name: string;
          message: string;
          phone?: string | null;
          reference: string;
          request_hash?: string | null;
          suspicion?: Database['public']['Enums']['suspicion'] | null;
          updated_at?: string;
          uploaded_files?: NonNullable<Json>;
          user_id?: string | null;
        };
        Update: {
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
          language?: Database['public']['Enums']['locale'];
          last_name?: string;
          message?: string;
          phone?: string | null;
          reference?: string;
          request_hash?: string | null;
          suspicion?: Database['public']['Enums']['suspicion'] | null;
          updated_at?: string;
          uploaded_files?: NonNullable<Json>;
          user_id?: string | null;
        };
        Relationships: [
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
          id: string;
          is_active: boolean;
          name: string;
          state: string;
          template_type: string;
          updated_at: string;
          variables: NonNullable<Json>;
        };
        Insert: {
          content: string;
          county?: string | null;
          created_at?: string;
          id?: string;
          is_active?: boolean;
          name: string;
          state?: string;
          template_type: string;
          updated_at?: string;
          variables?: NonNullable<Json>;
        };
        Update: {
          content?: string;
          county?: string | null;
          created_at?: string;
          id?: string;
          is_active?: boolean;
          name?: string;
          state?: string;
          template_type?: string;
          updated_at?: string;
          variables?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'document_templates_county_fkey';
            columns: ['county'];
            isOneToOne: false;
            referencedRelation: 'counties';
            referencedColumns: ['name'];
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
          cancelled_at: string | null;
          confirmed_at: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          new_email: string;
          old_email: string;
          undo_until: string | null;
          undone_at: string | null;
          user_id: string;
        };
        Insert: {
          cancelled_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          expires_at: string;
          id?: string;
          new_email: string;
          old_email: string;
          undo_until?: string | null;
          undone_at?: string | null;
          user_id: string;
        };
        Update: {
          cancelled_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          new_email?: string;
          old_email?: string;
          undo_until?: string | null;
          undone_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'email_changes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      generated_documents: {
        Row: {
          approved_by: string | null;
          case_id: string;
          created_at: string;
          document_type: string;
          file_name: string;
          file_path: string;
          filed_date: string | null;
          generated_by: string | null;
          id: string;
          reviewed_by: string | null;
          status: string;
          template_id: string | null;
          updated_at: string;
          variables: NonNullable<Json>;
        };
        Insert: {
          approved_by?: string | null;
          case_id: string;
          created_at?: string;
          document_type: string;
          file_name: string;
          file_path: string;
          filed_date?: string | null;
          generated_by?: string | null;
          id?: string;
          reviewed_by?: string | null;
          status?: string;
          template_id?: string | null;
          updated_at?: string;
          variables?: NonNullable<Json>;
        };
        Update: {
          approved_by?: string | null;
          case_id?: string;
          created_at?: string;
          document_type?: string;
          file_name?: string;
          file_path?: string;
          filed_date?: string | null;
          generated_by?: string | null;
          id?: string;
          reviewed_by?: string | null;
          status?: string;
          template_id?: string | null;
          updated_at?: string;
          variables?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'generated_documents_approved_by_fkey';
            columns: ['approved_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generated_documents_generated_by_fkey';
            columns: ['generated_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
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
          created_at: string;
          device: Database['public']['Enums']['device'];
          email: string | null;
          expires_at: string;
          id: string;
          language: Database['public']['Enums']['locale'];
          step: number;
          tickets: NonNullable<Json>;
          token_hash: string;
          updated_at: string;
        };
        Insert: {
          answers?: NonNullable<Json>;
          created_at?: string;
          device?: Database['public']['Enums']['device'];
          email?: string | null;
          expires_at: string;
          id?: string;
          language: Database['public']['Enums']['locale'];
          step?: number;
          tickets?: NonNullable<Json>;
          token_hash: string;
          updated_at?: string;
        };
        Update: {
          answers?: NonNullable<Json>;
          created_at?: string;
          device?: Database['public']['Enums']['device'];
          email?: string | null;
          expires_at?: string;
          id?: string;
          language?: Database['public']['Enums']['locale'];
          step?: number;
          tickets?: NonNullable<Json>;
          token_hash?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      intake_forms: {
        Row: {
          agreement_accepted: boolean;
          attempted_sealing_before: Database['public']['Enums']['yes_no'];
          attorney_contact: string | null;
          attorney_organization: string | null;
          benefits: Database['public']['Enums']['benefit'][];
          case_numbers: string | null;
          case_outcome: Database['public']['Enums']['eviction_outcome'] | null;
          city: string;
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
          id: string;
          idempotency_key: string;
          knows_case_number: Database['public']['Enums']['yes_no'] | null;
          landlord_name: string | null;
          language: Database['public']['Enums']['locale'];
          last_name: string;
          notes: string | null;
          number_of_evictions: Database['public']['Enums']['eviction_count'] | null;
          paid_money: Database['public']['Enums']['yes_no'] | null;
          phone_number: string | null;
          preferred_language: Database['public']['Enums']['locale'];
          property_address: string | null;
          reference: string;
          request_hash: string;
          reviewed_at: string | null;
          reviewed_by: string | null;
          sealing_reasons: Database['public']['Enums']['sealing_reason'][];
          selected_service_package: Database['public']['Enums']['package_id'];
          signature: string;
          state: string;
          status: Database['public']['Enums']['intake_status'];
          street_address: string;
          street_address2: string | null;
          submitted_at: string;
          updated_at: string;
          urgency: Database['public']['Enums']['urgency'];
          user_id: string | null;
          working_with_attorney: Database['public']['Enums']['yes_no'];
          zip_code: string;
        };
        Insert: {
          agreement_accepted?: boolean;
          attempted_sealing_before: Database['public']['Enums']['yes_no'];
          attorney_contact?: string | null;
          attorney_organization?: string | null;
          benefits?: Database['public']['Enums']['benefit'][];
          case_numbers?: string | null;
          case_outcome?: Database['public']['Enums']['eviction_outcome'] | null;
          city: string;
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
          id?: string;
          idempotency_key: string;
          knows_case_number?: Database['public']['Enums']['yes_no'] | null;
          landlord_name?: string | null;
          language?: Database['public']['Enums']['locale'];
          last_name: string;
          notes?: string | null;
          number_of_evictions?: Database['public']['Enums']['eviction_count'] | null;
          paid_money?: Database['public']['Enums']['yes_no'] | null;
          phone_number?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          property_address?: string | null;
          reference: string;
          request_hash: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sealing_reasons: Database['public']['Enums']['sealing_reason'][];
          selected_service_package?: Database['public']['Enums']['package_id'];
          signature: string;
          state?: string;
          status?: Database['public']['Enums']['intake_status'];
          street_address: string;
          street_address2?: string | null;
          submitted_at?: string;
          updated_at?: string;
          urgency: Database['public']['Enums']['urgency'];
          user_id?: string | null;
          working_with_attorney: Database['public']['Enums']['yes_no'];
          zip_code: string;
        };
        Update: {
          agreement_accepted?: boolean;
          attempted_sealing_before?: Database['public']['Enums']['yes_no'];
          attorney_contact?: string | null;
          attorney_organization?: string | null;
          benefits?: Database['public']['Enums']['benefit'][];
          case_numbers?: string | null;
          case_outcome?: Database['public']['Enums']['eviction_outcome'] | null;
          city?: string;
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
          id?: string;
          idempotency_key?: string;
          knows_case_number?: Database['public']['Enums']['yes_no'] | null;
          landlord_name?: string | null;
          language?: Database['public']['Enums']['locale'];
          last_name?: string;
          notes?: string | null;
          number_of_evictions?: Database['public']['Enums']['eviction_count'] | null;
          paid_money?: Database['public']['Enums']['yes_no'] | null;
          phone_number?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          property_address?: string | null;
          reference?: string;
          request_hash?: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sealing_reasons?: Database['public']['Enums']['sealing_reason'][];
          selected_service_package?: Database['public']['Enums']['package_id'];
          signature?: string;
          state?: string;
          status?: Database['public']['Enums']['intake_status'];
          street_address?: string;
          street_address2?: string | null;
          submitted_at?: string;
          updated_at?: string;
          urgency?: Database['public']['Enums']['urgency'];
          user_id?: string | null;
          working_with_attorney?: Database['public']['Enums']['yes_no'];
          zip_code?: string;
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
          payment_id: string;
          payment_method: string | null;
          received_at: string;
          refunded_cents: number;
          settled_cents: number;
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          checkout_session_id?: string | null;
          created_at?: string;
          currency: string;
          is_extra?: boolean;
          order_id: string;
          package_id?: string | null;
          payment_id: string;
          payment_method?: string | null;
          received_at: string;
          refunded_cents?: number;
          settled_cents?: number;
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          checkout_session_id?: string | null;
          created_at?: string;
          currency?: string;
          is_extra?: boolean;
          order_id?: string;
          package_id?: string | null;
          payment_id?: string;
          payment_method?: string | null;
          received_at?: string;
          refunded_cents?: number;
          settled_cents?: number;
          updated_at?: string;
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
      service_packages: {
        Row: {
          amount_cents: number;
          created_at: string;
          currency: string;
          description: string;
          features: string[];
          id: Database['public']['Enums']['package_id'];
          is_active: boolean;
          name: string;
          package_type: Database['public']['Enums']['package_id'];
          popular: boolean;
          stripe_price_id: string | null;
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          created_at?: string;
          currency?: string;
          description?: string;
          features?: string[];
          id: Database['public']['Enums']['package_id'];
          is_active?: boolean;
          name: string;
          package_type: Database['public']['Enums']['package_id'];
          popular?: boolean;
          stripe_price_id?: string | null;
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          currency?: string;
          description?: string;
          features?: string[];
          id?: Database['public']['Enums']['package_id'];
          is_active?: boolean;
          name?: string;
          package_type?: Database['public']['Enums']['package_id'];
          popular?: boolean;
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
          category: string;
          created_at: string;
          description: string;
          id: string;
          priority: string;
          resolution: string | null;
          satisfaction_rating: number | null;
          status: string;
          subject: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          assigned_to?: string | null;
          case_id?: string | null;
          category: string;
          created_at?: string;
          description: string;
          id?: string;
          priority?: string;
          resolution?: string | null;
          satisfaction_rating?: number | null;
          status?: string;
          subject: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          assigned_to?: string | null;
          case_id?: string | null;
          category?: string;
          created_at?: string;
          description?: string;
          id?: string;
          priority?: string;
          resolution?: string | null;
          satisfaction_rating?: number | null;
          status?: string;
          subject?: string;
          updated_at?: string;
          user_id?: string;
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
            referencedRelation: 'cases';
            referencedColumns: ['id'];
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
      uploads: {
        Row: {
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
          status: Database['public']['Enums']['upload_status'];
          ticket_hash: string;
          updated_at: string;
        };
        Insert: {
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
          status?: Database['public']['Enums']['upload_status'];
          ticket_hash: string;
          updated_at?: string;
        };
        Update: {
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
          first_name: string | null;
          hashed_password: string | null;
          id: string;
          is_active: boolean;
          last_login_at: string | null;
          last_name: string | null;
          password_changed_at: string | null;
          payment_status: Database['public']['Enums']['account_payment_status'];
          permissions: NonNullable<Json>;
          personal_notes: string | null;
          preferred_language: Database['public']['Enums']['locale'];
          profile_image_url: string | null;
          role: Database['public']['Enums']['account_role'];
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
          first_name?: string | null;
          hashed_password?: string | null;
          id?: string;
          is_active?: never;
          last_login_at?: string | null;
          last_name?: string | null;
          password_changed_at?: string | null;
          payment_status?: Database['public']['Enums']['account_payment_status'];
          permissions?: NonNullable<Json>;
          personal_notes?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          profile_image_url?: string | null;
          role?: Database['public']['Enums']['account_role'];
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
          first_name?: string | null;
          hashed_password?: string | null;
          id?: string;
          is_active?: never;
          last_login_at?: string | null;
          last_name?: string | null;
          password_changed_at?: string | null;
          payment_status?: Database['public']['Enums']['account_payment_status'];
          permissions?: NonNullable<Json>;
          personal_notes?: string | null;
          preferred_language?: Database['public']['Enums']['locale'];
          profile_image_url?: string | null;
          role?: Database['public']['Enums']['account_role'];
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
          is_paid: boolean | null;
          is_to_pay: boolean | null;
          paid_at: string | null;
          submitted_at: string | null;
          user_id: string | null;
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
    };
    Functions: {
      add_intake_files: { Args: { p: Json }; Returns: Json };
      ask_erasure: { Args: { p: Json }; Returns: Json };
      attach_checkout: { Args: { p: Json }; Returns: Json };
      cancel_email_change: { Args: { p: Json }; Returns: Json };
      change_case_status: { Args: { p: Json }; Returns: Json };
      change_intake_email: { Args: { p: Json }; Returns: Json };
      change_password: { Args: { p: Json }; Returns: Json };
      check_health: { Args: { p: Json }; Returns: Json };
      claim_outbox: {
        Args: { p_lease_seconds: number; p_limit: number; p_worker: string };
        Returns: {
          attempts: number;
          created_at: string;
          dedupe_key: string;
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
      claim_refunds: { Args: { p: Json }; Returns: Json };
      close_account: { Args: { p: Json }; Returns: Json };
      confirm_email_change: { Args: { p: Json }; Returns: Json };
      count_conversion: { Args: { p_order_id: string }; Returns: boolean };
      count_open_work: { Args: Record<PropertyKey, never>; Returns: Json };
      create_email_link: { Args: { p: Json }; Returns: Json };
      create_setup_token: { Args: { p: Json }; Returns: Json };
      deactivate_staff: { Args: { p: Json }; Returns: Json };
      decide_application: { Args: { p: Json }; Returns: Json };
      decide_refund: { Args: { p: Json }; Returns: Json };
      decline_data_request: { Args: { p: Json }; Returns: Json };
      end_staff_sessions: { Args: { p: Json }; Returns: Json };
      erase_person: { Args: { p: Json }; Returns: Json };
      fail_outbox: {
        Args: { p_dead: boolean; p_error: string; p_id: string; p_retry_at: string; p_worker: string };
        Returns: boolean;
      };
      finish_outbox: { Args: { p_id: string; p_worker: string }; Returns: boolean };
      forget_uploads: { Args: { p: Json }; Returns: Json };
      give_back: { Args: { p: Json }; Returns: Json };
      invite_staff: { Args: { p: Json }; Returns: Json };
      keep_second_factor: { Args: { p: Json }; Returns: Json };
      keep_staff_preferences: { Args: { p: Json }; Returns: Json };
      list_failures: { Args: { p: Json }; Returns: Json };
      list_open_promises: { Args: { p: Json }; Returns: Json };
      mark_message: { Args: { p: Json }; Returns: Json };
      note_application: { Args: { p: Json }; Returns: Json };
      note_data_request: { Args: { p: Json }; Returns: Json };
      note_page_closed: { Args: { p: Json }; Returns: Json };
      note_payment_state: { Args: { p: Json }; Returns: Json };
      note_refund: { Args: { p: Json }; Returns: Json };
      note_run: { Args: { p: Json }; Returns: Json };
      note_stuck_submission: { Args: { p: Json }; Returns: Json };
      open_order: { Args: { p: Json }; Returns: Json };
      pages_to_close: { Args: { p: Json }; Returns: Json };
      read_email_link: { Args: { p: Json }; Returns: Json };
      read_setup_token: { Args: { p: Json }; Returns: Json };
      record_correction: { Args: { p: Json }; Returns: Json };
      record_progress: { Args: { p: Json }; Returns: Json };
      record_quiz: { Args: { p: Json }; Returns: Json };
      remove_second_factor: { Args: { p: Json }; Returns: Json };
      renew_recovery_codes: { Args: { p: Json }; Returns: Json };
      request_email_change: { Args: { p: Json }; Returns: Json };
      request_refund: { Args: { p: Json }; Returns: Json };
      requeue_failures: { Args: { p: Json }; Returns: Json };
      resolve_review: { Args: { p: Json }; Returns: Json };
      retry_refund: { Args: { p: Json }; Returns: Json };
      run_retention: { Args: { p: Json }; Returns: Json };
      save_draft: { Args: { p: Json }; Returns: Json };
      search_applications: { Args: { p: Json }; Returns: Json };
      search_audit: { Args: { p: Json }; Returns: Json };
      search_messages: { Args: { p: Json }; Returns: Json };
      settle_order: { Args: { p: Json }; Returns: Json };
      settle_refund: { Args: { p: Json }; Returns: Json };
      show_second_factor: { Args: { p: Json }; Returns: Json };
      start_session: { Args: { p: Json }; Returns: Json };
      store_quiz: { Args: { p: Json }; Returns: Json };
      submit_contact: { Args: { p: Json }; Returns: Json };
      submit_intake: { Args: { p: Json }; Returns: Json };
      sweep_expired: { Args: Record<PropertyKey, never>; Returns: Json };
      take_second_factor_step: { Args: { p: Json }; Returns: Json };
      take_throttle: { Args: { p_key: string; p_limit: number; p_window_seconds: number }; Returns: Json };
      undo_email_change: { Args: { p: Json }; Returns: Json };
      use_draft_link: { Args: { p: Json }; Returns: Json };
      use_recovery_code: { Args: { p: Json }; Returns: Json };
      use_setup_token: { Args: { p: Json }; Returns: Json };
      withdraw_erasure: { Args: { p: Json }; Returns: Json };
    };
    Enums: {
      account_payment_status:
        'none' | 'paid' | 'needs_review' | 'partially_refunded' | 'refunded' | 'disputed';
      account_role: 'client' | 'staff' | 'attorney' | 'admin';
      account_type: 'free' | 'paid';
      actor_role: 'client' | 'staff' | 'attorney' | 'admin' | 'system';
      benefit:
        'snap' | 'medicaid' | 'tanf' | 'ssi' | 'section-8' | 'wic' | 'school-lunch' | 'liheap' | 'none';
      case_priority: 'low' | 'medium' | 'high' | 'urgent';
      case_status:
        | 'waiting_for_application'
        | 'submitted'
        | 'in_review'
        | 'waiting_for_client'
        | 'preparing'
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
        | 'message_sent';
      counted_event: 'initiate_checkout' | 'purchase' | 'submit_application' | 'conversion';
      data_request_refusal: 'open_matter' | 'not_verified' | 'must_keep' | 'nothing_found';
      data_request_source: 'account' | 'staff';
      data_request_status: 'open' | 'done' | 'declined' | 'withdrawn';
      device: 'own' | 'public';
      email_link_purpose: 'confirm' | 'undo';
      eviction_count: '1' | '2' | '3' | '4' | '5+';
      eviction_outcome: 'dismissed' | 'judgment-landlord' | 'judgment-tenant' | 'settled' | 'unknown';
      file_scan: 'unscanned' | 'clean' | 'infected';
      inquiry_type: 'eligibility' | 'pricing' | 'followup' | 'general' | 'correction';
      intake_status: 'submitted' | 'accepted' | 'declined' | 'withdrawn';
      locale: 'en' | 'es';
      mail_kind:
        | 'application_received'
        | 'payment_reminder'
        | 'receipt'
        | 'invitation'
        | 'registration'
        | 'case_added'
        | 'case_changed'
        | 'password_reset'
        | 'password_changed'
        | 'draft_link'
        | 'contact_received'
        | 'message_received'
        | 'quiz_result'
        | 'email_confirm'
        | 'email_in_use'
        | 'email_changed'
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
        | 'staff_invitation'
        | 'staff_alarm'
        | 'staff_refund'
        | 'staff_data_request';
      mail_status: 'waiting' | 'sent' | 'dead' | 'cancelled';
      module_category: 'legal' | 'recovery';
      money_back: 'on_its_way' | 'returned';
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
      processor_refund_status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
      quiz_outcome: 'dismissed' | 'judgment-tenant' | 'settled' | 'judgment-landlord' | 'open' | 'unknown';
      quiz_result: 'often_stronger' | 'harder' | 'outside_service';
      quiz_state: 'Georgia' | 'other';
      quiz_timeframe: 'under-1-year' | '1-3-years' | '3-7-years' | 'over-7-years' | 'unknown';
      refund_reason:
        | 'declined_by_us'
        | 'court_denied'
        | 'changed_mind'
        | 'not_as_expected'
        | 'paid_twice'
        | 'other'
        | 'review';
      refund_status: 'asked' | 'declined' | 'approved' | 'sent' | 'failed' | 'settled';
      review_reason: 'amount' | 'currency' | 'package' | 'second_payment' | 'closed';
      review_resolution: 'accepted' | 'refunded';
      run_outcome: 'ok' | 'failed';
      sealing_reason:
        'housing' | 'employment' | 'education' | 'licensing' | 'privacy' | 'family' | 'financial' | 'other';
      settlement_means: 'check' | 'bank_transfer' | 'other';
      setup_purpose: 'invitation' | 'registration' | 'reset';
      stuck_kind: 'intake' | 'contact' | 'unreadable';
      suspicion: 'hidden_field' | 'too_fast';
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
      actor_role: ['client', 'staff', 'attorney', 'admin', 'system'],
      benefit: ['snap', 'medicaid', 'tanf', 'ssi', 'section-8', 'wic', 'school-lunch', 'liheap', 'none'],
      case_priority: ['low', 'medium', 'high', 'urgent'],
      case_status: [
        'waiting_for_application',
        'submitted',
        'in_review',
        'waiting_for_client',
        'preparing',
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
      ],
      counted_event: ['initiate_checkout', 'purchase', 'submit_application', 'conversion'],
      data_request_refusal: ['open_matter', 'not_verified', 'must_keep', 'nothing_found'],
      data_request_source: ['account', 'staff'],
      data_request_status: ['open', 'done', 'declined', 'withdrawn'],
      device: ['own', 'public'],
      email_link_purpose: ['confirm', 'undo'],
      eviction_count: ['1', '2', '3', '4', '5+'],
      eviction_outcome: ['dismissed', 'judgment-landlord', 'judgment-tenant', 'settled', 'unknown'],
      file_scan: ['unscanned', 'clean', 'infected'],
      inquiry_type: ['eligibility', 'pricing', 'followup', 'general', 'correction'],
      intake_status: ['submitted', 'accepted', 'declined', 'withdrawn'],
      locale: ['en', 'es'],
      mail_kind: [
        'application_received',
        'payment_reminder',
        'receipt',
        'invitation',
        'registration',
        'case_added',
        'case_changed',
        'password_reset',
        'password_changed',
        'draft_link',
        'contact_received',
        'message_received',
        'quiz_result',
        'email_confirm',
        'email_in_use',
        'email_changed',
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
        'staff_invitation',
        'staff_alarm',
        'staff_refund',
        'staff_data_request',
      ],
      mail_status: ['waiting', 'sent', 'dead', 'cancelled'],
      module_category: ['legal', 'recovery'],
      money_back: ['on_its_way', 'returned'],
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
      processor_refund_status: ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'],
      quiz_outcome: ['dismissed', 'judgment-tenant', 'settled', 'judgment-landlord', 'open', 'unknown'],
      quiz_result: ['often_stronger', 'harder', 'outside_service'],
      quiz_state: ['Georgia', 'other'],
      quiz_timeframe: ['under-1-year', '1-3-years', '3-7-years', 'over-7-years', 'unknown'],
      refund_reason: [
        'declined_by_us',
        'court_denied',
        'changed_mind',
        'not_as_expected',
        'paid_twice',
        'other',
        'review',
      ],
      refund_status: ['asked', 'declined', 'approved', 'sent', 'failed', 'settled'],
      review_reason: ['amount', 'currency', 'package', 'second_payment', 'closed'],
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
      setup_purpose: ['invitation', 'registration', 'reset'],
      stuck_kind: ['intake', 'contact', 'unreadable'],
      suspicion: ['hidden_field', 'too_fast'],
      upload_purpose: ['intake', 'contact', 'case'],
      upload_status: ['pending', 'checked', 'rejected', 'attached', 'expired'],
      urgency: ['very-urgent', 'urgent', 'moderate', 'low'],
      yes_no: ['yes', 'no'],
    },
  },
} as const;
